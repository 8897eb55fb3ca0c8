/**
 * Puts the visitor where a page begins: at the remembered position, else at the hash's target, else at
 * the top; the keyboard follows.
 * @param position in CSS pixels from the top; undefined for a page that was not left before
 */
export function settle(hash: string, position: number | undefined): void {
  const target = position === undefined ? targetOf(hash) : null;
  const scroll = () => {
    if (target) target.scrollIntoView({ behavior: "instant" });
    else scrollTo({ top: position ?? 0, behavior: "instant" });
  };
  takeFocus(target ?? document.getElementById("main"));
  scroll();
  // A smooth scroll that was under way moves Chromium's page once more, with the next frame.
  requestAnimationFrame(scroll);
}

function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Runs an update as a view transition, where the browser has them and the visitor likes motion. */
export function withTransition(update: () => void): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !("startViewTransition" in document)) {
    update();
    return;
  }
  // A transition that is skipped rejects; the update has run all the same.
  document.startViewTransition(update).ready.catch(() => undefined);
}
