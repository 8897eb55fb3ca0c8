import { startBehaviours } from "./behaviours/index.ts";
import type { Core } from "./core.ts";
import type { Islands } from "./islands.ts";
import { createLiveEvents } from "./live-events.ts";

/** Where a member's profile is stored (specification, section 3). */
const PROFILE_KEYS = ["cw-profile-new", "cw-profile"];

/** What comes to life with a page and ends with it. */
export interface PageLife {
  /**
   * Starts what the page that is shown has in it, and ends the islands of the page before.
   * @returns settles once the page's islands live; rejects when a chunk could not be loaded
   */
  enter(): Promise<void>;
  /** Ends what a page that is about to go is still doing. */
  leave(): void;
}

/** Knows how to bring any page of the site to life. */
export function createPageLife(core: Core): PageLife {
  const { storage, loadChunk } = core;
  let stopBehaviours: (() => void) | undefined;
  let presence = new AbortController();
  let islands: Promise<Islands> | undefined;
  const liveEvents = createLiveEvents(core);

  async function scanIslands(): Promise<void> {
    const isMember = PROFILE_KEYS.some((key) => storage.read("localStorage", key));
    const waiting = `[data-when=interaction]${isMember ? "" : ",[data-when=member]"}`;
    if (!islands && !document.querySelector(`cine-island:not(${waiting})`)) return;
    islands ??= loadChunk(() => import("./islands.ts")).then((chunk) => chunk.createIslands(core));
    await (await islands).scan(isMember);
  }

  const scanLater = () => void scanIslands().catch(() => undefined);
  // Someone has logged in: here, or in another tab.
  document.addEventListener("cinegen:profile", scanLater);
  addEventListener("storage", scanLater);
  for (const type of ["pointerdown", "focusin", "click"]) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      const island = target.closest<HTMLElement>("[data-when=interaction]");
      if (!island) return;
      // From now on it is like any other.
      island.dataset.when = "load";
      scanLater();
    });
  }

  return {
    async enter() {
      presence = new AbortController();
      const { signal } = presence;
      try {
        stopBehaviours = startBehaviours(document.getElementById("main") ?? document);
      } catch (error) {
        // The page reads without them.
        console.error("behaviours", error);
      }
      // The page is painted first: opening the storage alone takes a phone many milliseconds.
      await new Promise((next) => setTimeout(next));
      if (signal.aborted) return;
      void liveEvents.refresh(signal);
      await scanIslands();
    },
    leave() {
      presence.abort();
      stopBehaviours?.();
    },
  };
}
