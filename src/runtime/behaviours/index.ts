import { startClock } from "./clock.ts";
import { startCoverFlows } from "./cover-flow.ts";
import { startShareButtons } from "./share.ts";
import { startSlideshows } from "./slideshow.ts";
import { startVideos } from "./video.ts";

/** Everything that a page's blocks do besides being read; each stops when its signal is aborted. */
const BEHAVIOURS: readonly ((root: ParentNode, signal: AbortSignal) => void)[] = [
  startClock,
  startSlideshows,
  startCoverFlows,
  startFiltersWhenWanted,
  startVideos,
  startShareButtons,
];

/**
 * Starts what blocks do in the browser, and closes a menu that led here.
 * @param root the document, or the main part that was just swapped in
 * @returns a clean-up for when that part is taken away
 */
export function startBehaviours(root: ParentNode): () => void {
  const controller = new AbortController();
  document.querySelector<HTMLElement>(".menu:popover-open")?.hidePopover();
  for (const start of BEHAVIOURS) start(root, controller.signal);
  return () => controller.abort();
}

/**
 * Loads a schedule's filters when somebody reaches for them, or when the address already asks for
 * some. Until then, and where they cannot be loaded, its days are links into the list.
 */
function startFiltersWhenWanted(root: ParentNode, signal: AbortSignal): void {
  const schedule = root.querySelector("[data-schedule]");
  if (!schedule) return;
  const wanted = new AbortController();
  const load = () => {
    wanted.abort();
    import("./schedule-filters.ts").then(
      (chunk) => signal.aborted || chunk.startScheduleFilters(root, signal),
      () => undefined,
    );
  };
  if (location.search !== "") load();
  else {
    for (const sign of ["pointerover", "focusin", "change"]) {
      schedule.addEventListener(sign, load, { signal: wanted.signal });
    }
  }
}
