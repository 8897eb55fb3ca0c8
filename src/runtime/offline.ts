import type { Core } from "./core.ts";
import type { SafeStorage } from "./storage.ts";

const RELOAD_KEY = "cinegen:reloaded";
/** Two reloads closer than this are a loop. */
const LOOP_MS = 60_000;

/**
 * Registers the service worker (specification, section 2: Offline behaviour): a first version makes
 * the site available offline, a later one reloads the page once.
 */
export function startOffline({ settings, storage }: Core): void {
  const { serviceWorker } = navigator;
  const edits = watchEdits();

  function onState(state: ServiceWorkerState): void {
    if (state === "redundant") console.error("the service worker became redundant");
    if (state !== "installed") return;
    if (!serviceWorker.controller) {
      document.dispatchEvent(new CustomEvent("cinegen:offline-ready", { bubbles: true }));
    } else if (!edits.areUnderWay() && claimReload(storage, settings.build)) {
      location.reload();
    }
  }

  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => onState(worker.state));
  }

  async function register(): Promise<void> {
    try {
      const registration = await serviceWorker.register("/sw.js");
      follow(registration.installing);
      registration.addEventListener("updatefound", () => follow(registration.installing));
    } catch (error) {
      console.error("service worker registration failed", error);
    }
  }

  // The worker fetches what it keeps: that must not compete with the page.
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register());
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

/** @returns whether the page may be reloaded: not twice for one build, not in a loop, never unremembered */
function claimReload(storage: SafeStorage, build: string): boolean {
  const last = storage.read("sessionStorage", RELOAD_KEY) ?? "";
  const [lastBuild, lastTime] = last.split(" ");
  if (lastBuild === build || Date.now() - Number(lastTime ?? 0) < LOOP_MS) return false;
  return storage.write("sessionStorage", RELOAD_KEY, `${build} ${Date.now()}`);
}
