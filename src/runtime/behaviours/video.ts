/** Loads a video only when the visitor asks for it, in the place of the link that leads to it. */
export function startVideos(root: ParentNode, signal: AbortSignal): void {
  for (const place of root.querySelectorAll<HTMLElement>("[data-video]")) {
    place.addEventListener(
      "click",
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (!(event.target as Element).closest("a")) return;
        event.preventDefault();
        const player = playerOf(place.dataset.video ?? "", place.textContent.trim());
        place.replaceChildren(player);
        player.focus();
      },
      { signal },
    );
  }
}

function playerOf(address: string, title: string): HTMLElement {
  if (/\.(?:mp4|webm)\b/.test(address)) {
    const video = document.createElement("video");
    return Object.assign(video, { src: address, controls: true, autoplay: true });
  }
  const src = new URL(address);
  src.searchParams.set("autoplay", "1");
  const frame = document.createElement("iframe");
  return Object.assign(frame, { src: src.href, title, allow: "autoplay; fullscreen" });
}
