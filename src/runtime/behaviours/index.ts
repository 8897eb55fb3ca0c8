import { loadChunk, runChunk } from "../chunks.ts";
import { startClock } from "./clock.ts";
import { startCoverFlows } from "./cover-flow.ts";
import { startSlideshows } from "./slideshow.ts";

/** The document, or the main part that was just swapped in. */
export type BehaviourRoot = Document | HTMLElement;

/** Everything that a page's blocks do besides being read; each stops when its signal is aborted. */
const BEHAVIOURS: readonly ((root: BehaviourRoot, signal: AbortSignal) => void)[] = [
  startClock,
  startSlideshows,
  startCoverFlows,
  startFiltersWhenWanted,
  startClicks,
];

/**
 * Starts what blocks do in the browser, and closes a menu that led here.
 * @returns a clean-up for when the root is taken away
 */
export function startBehaviours(root: BehaviourRoot): () => void {
  const controller = new AbortController();
  document.querySelector<HTMLElement>(".menu:popover-open")?.hidePopover();
  for (const start of BEHAVIOURS) start(root, controller.signal);
  return () => controller.abort();
}

/**
 * Loads a schedule's filters when somebody reaches for them, or when the address already asks for
 * some. Until then, and where they cannot be loaded, its days are links into the list.
 */
function startFiltersWhenWanted(root: BehaviourRoot, signal: AbortSignal): void {
  const schedule = root.querySelector("[data-schedule]");
  if (!schedule) return;
  const wanted = new AbortController();
  const load = () => {
    wanted.abort();
    void runChunk(
      () => import("./schedule-filters.ts"),
      (chunk) => signal.aborted || chunk.startScheduleFilters(root, signal),
    );
  };
  if (location.search !== "") load();
  else {
    for (const sign of ["pointerover", "focusin", "change"]) {
      schedule.addEventListener(sign, load, { signal: wanted.signal });
    }
  }
}

/** Plays videos and shares the page: nothing of either is loaded before somebody asks for it. */
function startClicks(root: BehaviourRoot, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>("[data-share]");
    const video = target.closest<HTMLElement>("[data-video]");
    const link = target.closest("a");
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (button) {
      void runChunk(
        () => import("./share.ts"),
        (chunk) => chunk.share(button),
      );
    }
    if (!video || !link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    loadChunk(() => import("./video.ts")).then(
      (chunk) => chunk.playVideo(video),
      () => location.assign(link.href),
    );
  };
  root.addEventListener("click", onClick, { signal });
}
