import type { TrackingSettings } from "./settings.ts";

/** The queues through which the services' scripts are told what happens. */
declare global {
  interface Window {
    /** The tag manager's global. */
    dataLayer?: unknown[];
    fbq?: PixelQueue;
  }
}

interface PixelQueue {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: PixelQueue;
  loaded: boolean;
  version: string;
}

/** Cookies that the services set on our own host. */
const TRACKING_COOKIE = /^_(?:ga|gid|gat|gcl|fbp|fbc)/;

/** Loads the configured services' scripts. Nothing of them exists before. */
export function loadTags({ tagManager, analytics, pixel }: TrackingSettings): void {
  if (tagManager) {
    pushData({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript(tagManager.src);
  }
  if (analytics) {
    command("js", new Date());
    command("config", analytics.id);
    addScript(analytics.src);
  }
  if (pixel) {
    const fbq = (window.fbq ??= createPixelQueue());
    fbq("init", pixel.id);
    fbq("track", "PageView");
    addScript(pixel.src);
  }
}

/** Hands a value to the tag manager. */
export function pushData(value: unknown): void {
  (window.dataLayer ??= []).push(value);
}

/** Removes what the services have stored on our own host. */
export function removeTrackingCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!TRACKING_COOKIE.test(name)) continue;
    for (const domain of ["", `; domain=${location.hostname.replace(/^www\./, "")}`]) {
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

// The analytics script tells its commands from other values by their being an `arguments` object.
const command: (...words: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  pushData(arguments);
};

function createPixelQueue(): PixelQueue {
  const fbq = ((...words: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...words);
    else fbq.queue.push(words);
  }) as PixelQueue;
  return Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [] });
}

function addScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
