import type { Core } from "./core.ts";
import type { SafeStorage } from "./storage.ts";

const RELOAD_KEY = "cinegen:reloaded";
/** Reloads that follow each other more closely would be a loop. */
const PAUSE_MS = 60 * 60_000;

/**
 * Registers the service worker (specification, section 2: Offline behaviour): a first version makes
 * the site available offline, a later one reloads the page once.
 */
export function startOffline({ storage }: Core): void {
  const { serviceWorker } = navigator;
  const edits = watchEdits();

  function follow(worker: ServiceWorker): void {
    const isUpdate = serviceWorker.controller !== null;
    worker.onstatechange = () => {
      if (worker.state === "redundant") console.error("the service worker became redundant");
      if (worker.state === "installed" && !isUpdate) tellReady(worker);
      // Not before it is in charge: a reload that is answered by the old one keeps that one alive.
      if (worker.state === "activated" && isUpdate) reload();
    };
  }

  function reload(): void {
    if (!edits.areUnderWay() && claimReload(storage)) location.reload();
  }

  async function register(): Promise<void> {
    try {
      const registration = await serviceWorker.register("/sw.js");
      const followNew = () => registration.installing && follow(registration.installing);
      followNew();
      registration.addEventListener("updatefound", followNew);
    } catch (error) {
      console.error("service worker registration failed", error);
    }
  }

  // The worker fetches what it keeps: that must not compete with the page.
  addEventListener("load", () => void register());
}

function tellReady(worker: ServiceWorker): void {
  // It has not seen this page being loaded.
  worker.postMessage(location.href);
  document.dispatchEvent(new CustomEvent("cinegen:offline-ready", { bubbles: true }));
}

/** Knows whether someone is filling in a form on the page that is shown. */
function watchEdits(): { areUnderWay(): boolean } {
  let hasInput = false;
  document.addEventListener("input", () => (hasInput = true));
  document.addEventListener("cinegen:navigated", () => (hasInput = false));
  return {
    areUnderWay: () => hasInput || !!document.activeElement?.matches("input,textarea,select"),
  };
}

/** @returns whether the page may be reloaded: not twice in a while, and never unremembered */
function claimReload(storage: SafeStorage): boolean {
  const last = Number(storage.read("sessionStorage", RELOAD_KEY));
  return (
    Date.now() - last > PAUSE_MS && storage.write("sessionStorage", RELOAD_KEY, `${Date.now()}`)
  );
}
