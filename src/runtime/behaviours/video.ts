/** Video services by their addresses, with the player that sets no cookies. */
const PLAYERS: readonly (readonly [address: RegExp, player: (id: string) => string])[] = [
  [
    /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  ],
];

/** Loads a video only when the visitor asks for it; what no player knows stays a link. */
export function startVideos(root: ParentNode, signal: AbortSignal): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-video]")) {
    link.addEventListener(
      "click",
      (event) => {
        const player = playerOf(link);
        if (!player) return;
        event.preventDefault();
        link.replaceWith(player);
        player.focus();
      },
      { signal },
    );
  }
}

function playerOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const { href } = link;
  if (/\.(?:mp4|webm)(?:$|[?#])/.test(href)) {
    const video = document.createElement("video");
    Object.assign(video, { src: href, controls: true, autoplay: true, className: "player" });
    return video;
  }
  for (const [address, player] of PLAYERS) {
    const id = address.exec(href)?.[1];
    if (id === undefined) continue;
    const frame = document.createElement("iframe");
    frame.title = link.textContent.trim();
    frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
    frame.className = "player";
    frame.src = player(id);
    return frame;
  }
  return undefined;
}
