/** What a visitor sees while a page takes its time, or cannot come. */
export interface DelayNotice {
  /** @param options.isOnItsWay shows a progress bar too */
  show(text: string, options: { readonly isOnItsWay: boolean }): void;
  hide(): void;
}

/** Styled here and not in the style sheet: hardly any visitor ever meets it. */
export function createDelayNotice(): DelayNotice {
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", "Laster siden");
  bar.style.cssText =
    "position:fixed;z-index:99;inset:0 0 auto;width:100%;height:4px;accent-color:var(--accent,auto)";
  const note = document.createElement("p");
  // The live region says the same.
  note.setAttribute("aria-hidden", "true");
  note.style.cssText =
    "position:fixed;z-index:99;inset:auto 1rem 1rem;max-width:30rem;margin:auto;padding:1rem;" +
    "border-radius:.5rem;background:var(--ink,CanvasText);color:var(--paper,Canvas)";
  return {
    show(text, { isOnItsWay }) {
      note.textContent = text;
      document.body.append(note);
      if (isOnItsWay) document.body.append(bar);
    },
    hide() {
      note.remove();
      bar.remove();
    },
  };
}
