import { redirectOf } from "./redirects.ts";
import { routeOf, type Route } from "./routes.ts";
import type { RuntimeSettings } from "./settings.ts";

/** Where a link leads, redirects followed. */
export interface Destination {
  readonly url: URL;
  /** Undefined where a redirect leads out of the site's own pages. */
  readonly route: Route | undefined;
}

/** What links and addresses of this site mean. */
export interface Links {
  routeOf(url: URL): Route | undefined;
  /** @returns the link that an event happened in */
  linkOf(event: Event): HTMLAnchorElement | null;
  /**
   * @returns undefined for a link that is the browser's: to another origin or a file, with a target, a
   * download, or `data-reload`
   */
  destinationOf(link: HTMLAnchorElement): Destination | undefined;
}

/** Reads links as a page at this origin means them. */
export function createLinks({ redirects = {} }: RuntimeSettings): Links {
  const { origin } = location;
  return {
    routeOf: (url) => routeOf(url, origin),
    linkOf: ({ target }) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null,
    destinationOf(link) {
      if (link.origin !== origin || isForBrowser(link)) return undefined;
      const own = new URL(link.href);
      const redirected = redirectOf(own, redirects);
      const url = redirected ?? own;
      const route = routeOf(url, origin);
      return route || redirected ? { url, route } : undefined;
    },
  };
}

function isForBrowser(link: HTMLAnchorElement): boolean {
  return !/^(?:_self)?$/.test(link.target) || link.closest("[download],[data-reload]") !== null;
}
