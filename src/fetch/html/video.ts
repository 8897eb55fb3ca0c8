/** A video that may stand in a text: it is loaded from its host only on a click. */
export interface Video {
  /** The address of the player that sets no cookies. */
  readonly embed: string;
  /** The address of the video's page. */
  readonly watch: string;
  /** What visitors read where the embedding has no title of its own. */
  readonly label: string;
}

/** @returns the video that a player's address shows; undefined for other hosts */
export function videoOf(address: string): Video | undefined {
  const absolute = address.trim().replace(/^\/\//, "https://");
  if (!URL.canParse(absolute)) return undefined;
  const url = new URL(absolute);
  return /^https?:$/.test(url.protocol) ? (youTube(url) ?? vimeo(url)) : undefined;
}

function youTube({ hostname, pathname, searchParams }: URL): Video | undefined {
  const host = hostname.replace(/^(?:www|m)\./, "");
  const isLong = host === "youtube.com" || host === "youtube-nocookie.com";
  if (!isLong && host !== "youtu.be") return undefined;
  const inPath = (isLong ? /^\/(?:embed|shorts)\/([^/]+)/ : /^\/([^/]+)/).exec(pathname)?.[1];
  const id = inPath ?? searchParams.get("v") ?? "";
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  return {
    embed: `https://www.youtube-nocookie.com/embed/${id}`,
    watch: `https://www.youtube.com/watch?v=${id}`,
    label: "Se videoen på YouTube",
  };
}

function vimeo({ hostname, pathname, searchParams }: URL): Video | undefined {
  if (!/^(?:player\.|www\.)?vimeo\.com$/.test(hostname)) return undefined;
  const match = /^\/(?:video\/)?(\d{3,15})(?:\/([0-9a-f]+))?\/?$/.exec(pathname);
  if (match === null) return undefined;
  const id = match[1] ?? "";
  const secret = match[2] ?? searchParams.get("h") ?? "";
  const isUnlisted = /^[0-9a-f]{4,20}$/.test(secret);
  return {
    embed: `https://player.vimeo.com/video/${id}?dnt=1${isUnlisted ? `&h=${secret}` : ""}`,
    watch: `https://vimeo.com/${id}${isUnlisted ? `/${secret}` : ""}`,
    label: "Se videoen på Vimeo",
  };
}
