const SLIDE_MS = 7000;

/**
 * Turns a slideshow's pictures one by one until the visitor takes over. It never moves by itself
 * where less motion is wanted, and rests while it is hovered, focused or out of sight.
 */
export function startSlideshows(root: ParentNode, signal: AbortSignal): void {
  for (const show of root.querySelectorAll<HTMLElement>("[data-slideshow]")) {
    const track = show.querySelector<HTMLElement>("[data-slideshow-track]");
    if (track && track.childElementCount > 1) startSlideshow(show, track, signal);
  }
}

function startSlideshow(show: HTMLElement, track: HTMLElement, signal: AbortSignal): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pause = show.querySelector<HTMLElement>("[data-slideshow-pause]");
  const label = show.querySelector("[data-slideshow-pause-label]");
  const count = show.querySelector("[data-slideshow-current]");

  const current = () => Math.round(track.scrollLeft / track.clientWidth);
  const step = (by: number) => {
    const slides = track.childElementCount;
    const next = (current() + by + slides) % slides;
    track.scrollTo({ left: next * track.clientWidth, behavior: isStill ? "instant" : "smooth" });
  };
  const play = (isPlaying: boolean) => {
    show.toggleAttribute("data-playing", isPlaying);
    if (label) label.textContent = `${isPlaying ? "Stans" : "Start"} bildevisningen`;
  };
  const isResting = () =>
    !show.hasAttribute("data-playing") || document.hidden || show.matches(":hover, :focus-within");

  play(!isStill);
  const timer = setInterval(() => isResting() || step(1), SLIDE_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
  pause?.addEventListener("click", () => play(!show.hasAttribute("data-playing")), { signal });
  track.addEventListener(
    "scroll",
    () => {
      if (count) count.textContent = String(current() + 1);
    },
    { signal, passive: true },
  );
  for (const button of show.querySelectorAll<HTMLElement>("[data-slideshow-step]")) {
    const by = Number(button.dataset.slideshowStep);
    button.addEventListener(
      "click",
      () => {
        play(false);
        step(by);
      },
      { signal },
    );
  }
}
