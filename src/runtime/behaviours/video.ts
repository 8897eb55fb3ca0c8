/** Plays a video in the place of the link that leads to it. */
export function playVideo(place: HTMLElement): void {
  const player = playerOf(place.dataset.video ?? "", place.textContent.trim());
  place.replaceChildren(player);
  player.focus();
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
