import { createAnnouncer } from "./announcer.ts";
import { loadChunk, runChunk } from "./chunks.ts";
import type { Core } from "./core.ts";
import { startFollowingLinks } from "./following.ts";
import { createLinks } from "./links.ts";
import { startOffline } from "./offline.ts";
import { createPageLife } from "./page-life.ts";
import { redirectOf } from "./redirects.ts";
import { readSettings, type RuntimeSettings } from "./settings.ts";
import { storage } from "./storage.ts";
import { layOutWhole } from "./whole-layout.ts";

const settings = readSettings();
if (settings) enterSite(settings);

/** The entry logic (specification, section 2): the redirect table first, then the page. */
function enterSite(settings: RuntimeSettings): void {
  const target = redirectOf(new URL(location.href), settings.redirects ?? {});
  if (target) location.replace(target);
  else startPage(settings);
}

function startPage(settings: RuntimeSettings): void {
  const announcer = createAnnouncer();
  const core: Core = { settings, links: createLinks(settings), storage, announcer, loadChunk };
  const life = createPageLife(core);
  startFollowingLinks(core, life);
  life.enter().catch(() => undefined);
  layOutWhole();
  if (document.querySelector("[data-offline-pages]")) {
    void runChunk(
      () => import("./offline-page.ts"),
      (chunk) => chunk.startOfflinePage(),
    );
  }
  if (settings.tracking) {
    // What is read comes first: this asks for consent.
    addEventListener("load", () => {
      void runChunk(
        () => import("./tracking.ts"),
        (chunk) => chunk.startTracking(core),
      );
    });
  }
  if (settings.serviceWorker === "on" && "serviceWorker" in navigator) startOffline(core);
}
