/** Where a video is played, and by whom. */
export interface Player {
  /** Address that is loaded only when the visitor asks for it; sets no cookies. */
  readonly address: string;
  /** Name of the service that it is loaded from; undefined for a file. */
  readonly service: string | undefined;
}

const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{3,15})/;
const FILE = /^https:\/\/\S+\.(?:mp4|webm)(?:[?#]\S*)?$/;

/** @returns how to play a video's address on the page; undefined where it can only be linked to */
export function playerOf(address: string): Player | undefined {
  const youTube = YOUTUBE.exec(address)?.[1];
  if (youTube !== undefined) {
    return { address: `https://www.youtube-nocookie.com/embed/${youTube}`, service: "YouTube" };
  }
  const vimeo = VIMEO.exec(address)?.[1];
  if (vimeo !== undefined) {
    return { address: `https://player.vimeo.com/video/${vimeo}?dnt=1`, service: "Vimeo" };
  }
  return FILE.test(address) ? { address, service: undefined } : undefined;
}
