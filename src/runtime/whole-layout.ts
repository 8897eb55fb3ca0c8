/** Room for the first paint, and for the visitor between two sections. */
const PAUSE_MS = 100;

/**
 * The style sheet leaves what is far down the first page out of its first layout
 * (`content-visibility`), so that a phone paints sooner. Once the page has loaded this lays out the rest,
 * a section at a time, and then stays out of the way: the pages swapped in later are laid out whole, and
 * places in them do not move.
 */
export function layOutWhole(): void {
  // The main part comes first and is taken last.
  const parts = [...document.querySelectorAll<HTMLElement>("main,section")];
  addEventListener("load", () => {
    const timer = setInterval(() => {
      const part = parts.pop();
      if (part) part.dataset.whole = "";
      else clearInterval(timer);
    }, PAUSE_MS);
  });
}
