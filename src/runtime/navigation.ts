import { settle, withTransition } from "./arrival.ts";
import type { Core } from "./core.ts";
import { createDelayNotice } from "./delay-notice.ts";
import { createDocumentLoads } from "./document-loads.ts";
import { createHistoryEntries } from "./history-entries.ts";
import type { Destination } from "./links.ts";
import { createLoader, type FailureKind, type Loader, type PageData } from "./loader.ts";
import type { PageLife } from "./page-life.ts";
import { readPage, swapPage } from "./page-swap.ts";
import { startPrefetching } from "./prefetch.ts";
import type { Route } from "./routes.ts";
import { watchVersion, type Version } from "./version.ts";

/** Goes from page to page without a document load. */
export interface Navigation {
  /** Goes where a click leads; the last of several quick clicks wins. */
  follow(destination: Destination): void;
  /** Shows the page of the history entry that the browser has gone to. */
  traverse(): void;
}

/** The page that the document came with. */
export interface Arrival {
  readonly path: string | undefined;
  /** The inside of the main part, before anything came to life in it. */
  readonly main: string;
}

/** A page that is not there by now is navigated to anyway (specification, section 9). */
const FORCED_NAVIGATION_MS = 1000;
const DELAY_TEXT = "Siden er på vei, det tar bare litt lengre tid enn vanlig.";
const OFFLINE_TEXT = "Du er uten nett, og siden er ikke lagret på denne enheten.";

/** A navigation under way; only the last one that was started may end. */
interface Visit {
  readonly url: URL;
  readonly route: Route;
  /** Back or forward: the browser has changed the address already. */
  readonly isTraversal: boolean;
}

/**
 * @param arrival going back to it asks for nothing
 * @param intent the event that made navigation necessary
 */
export function startNavigation(
  core: Core,
  life: PageLife,
  arrival: Arrival,
  intent: Event | undefined,
): Navigation {
  const { settings, links } = core;
  const loader = createLoader();
  if (arrival.path !== undefined && !document.querySelector("[data-offline-pages]")) {
    loader.keep({
      ...readPage(links),
      build: settings.build,
      path: arrival.path,
      main: arrival.main,
    });
  }
  const version = watchVersion(settings.build);
  const prefetch = async (link: HTMLAnchorElement) => {
    const route = links.destinationOf(link)?.route;
    const result = route && (await loader.load(route, "low"));
    if (typeof result === "object") version.notice(result.build);
  };
  startPrefetching(links, (link) => void prefetch(link), intent);
  return new Visits({ core, loader, version, life }, arrival.path);
}

interface Parts {
  readonly core: Core;
  readonly loader: Loader;
  readonly version: Version;
  readonly life: PageLife;
}

class Visits implements Navigation {
  readonly #parts: Parts;
  readonly #documents;
  readonly #entries;
  readonly #notice = createDelayNotice();
  #shownPath: string | undefined;
  #latest: Visit | undefined;
  #delay: ReturnType<typeof setTimeout> | undefined;
  /** The address bar names a page that we put there and have not shown yet. */
  #isAddressAhead = false;

  constructor(parts: Parts, shownPath: string | undefined) {
    this.#parts = parts;
    this.#documents = createDocumentLoads(parts.core);
    this.#entries = createHistoryEntries(parts.core.storage);
    this.#shownPath = shownPath;
  }

  follow({ url, route }: Destination): void {
    if (!route || this.#isForDocument(url, route)) this.#documents.open(url);
    else void this.#visit({ url, route, isTraversal: false });
  }

  traverse(): void {
    this.#entries.arrive();
    this.#isAddressAhead = false;
    const url = new URL(location.href);
    const route = this.#parts.core.links.routeOf(url);
    if (!route) {
      this.#documents.open(url);
    } else if (route.path !== this.#shownPath) {
      void this.#visit({ url, route, isTraversal: true });
    } else {
      this.#cancel();
      const position = this.#entries.position();
      if (position !== undefined) settle(url.hash, position);
    }
  }

  /** Whether a document load is better: nothing that we could load would show the page. */
  #isForDocument(url: URL, { path }: Route): boolean {
    if (!navigator.onLine) return false;
    if (this.#parts.version.isStale()) return true;
    const hasFailed =
      this.#parts.loader.stateOf(path) === "failed" || this.#documents.hasFailed(url);
    if (hasFailed) log("previously detected load failure", path);
    return hasFailed;
  }

  async #visit(own: Visit): Promise<void> {
    const { loader, version } = this.#parts;
    this.#cancel();
    this.#latest = own;
    this.#delay = setTimeout(() => this.#navigateAnyway(own), FORCED_NAVIGATION_MS);
    const isReady = loader.stateOf(own.route.path) === "ready";
    const result = await loader.load(own.route);
    if (own !== this.#latest) return;
    clearTimeout(this.#delay);
    this.#notice.hide();
    if (typeof result === "string") {
      this.#fail(own, result);
      return;
    }
    version.notice(result.build);
    if (version.isStale() && navigator.onLine) {
      this.#documents.open(own.url);
      return;
    }
    this.#moveAddress(own);
    // A page that is there already is shown at once: a transition would only hold it up.
    const change = isReady ? (update: () => void) => update() : withTransition;
    change(() => {
      if (own === this.#latest) this.#show(own, result);
    });
  }

  #cancel(): void {
    this.#latest = undefined;
    clearTimeout(this.#delay);
    this.#notice.hide();
  }

  #navigateAnyway(own: Visit): void {
    this.#moveAddress(own);
    this.#notice.show(DELAY_TEXT, { isOnItsWay: true });
    this.#parts.core.announcer.say(DELAY_TEXT);
    tell("cinegen:delayed", own.route.path);
  }

  #moveAddress({ url, isTraversal }: Visit): void {
    const isThere = url.href === location.href;
    if (isTraversal || (this.#isAddressAhead && isThere)) return;
    this.#entries.go(url, { replace: this.#isAddressAhead || isThere });
    this.#isAddressAhead = true;
  }

  #show(own: Visit, page: PageData): void {
    const { core, life } = this.#parts;
    life.leave();
    if (!swapPage(page, core.links)) {
      this.#fail(own, "layout load failure");
      return;
    }
    this.#isAddressAhead = false;
    this.#shownPath = own.route.path;
    const entered = life.enter();
    settle(own.url.hash, own.isTraversal ? this.#entries.position() : undefined);
    core.announcer.say(page.title || document.title);
    tell("cinegen:navigated", own.route.path);
    entered.catch(() => this.#failComponent(own));
  }

  #fail({ url, route, isTraversal }: Visit, kind: FailureKind): void {
    log(kind, route.path);
    // The worker answers an address that it cannot reach with the offline page.
    const hasWorker = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
    if (navigator.onLine) this.#documents.openFailed(url);
    else if (hasWorker || isTraversal) this.#documents.open(url);
    else this.#tellOffline();
  }

  #tellOffline(): void {
    this.#notice.show(OFFLINE_TEXT, { isOnItsWay: false });
    this.#parts.core.announcer.say(OFFLINE_TEXT);
  }

  #failComponent(own: Visit): void {
    log("component load failure", own.route.path);
    if (own === this.#latest && navigator.onLine) this.#documents.openFailedOnce(own.url);
  }
}

function log(kind: FailureKind, path: string): void {
  console.error(`${kind}: ${path}`);
}

function tell(name: string, path: string): void {
  document.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { path } }));
}
