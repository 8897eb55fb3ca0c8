/** Shares the page with what the device offers, else copies its address. */
export async function share(button: HTMLElement): Promise<void> {
  const url = button.dataset.share ?? location.href;
  const label = button.querySelector("[data-share-label]");
  try {
    if ("share" in navigator) {
      await navigator.share({ title: document.title, url });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    if (label) label.textContent = "Lenken er kopiert";
  } catch {
    // The visitor changed their mind, or the browser forbids it: the link stays where it is.
  }
}
