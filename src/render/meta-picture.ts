import type { Asset, Production } from "../model/production.ts";
import type { ResolvedPage } from "../model/resolved-page.ts";
import type { Pictures, Size, SizedPicture } from "./pictures.ts";

/** Metadata pictures are asked for at this width (specification, section 2). */
const META_WIDTH = 1920;
const FILM_SIZE: Size = { width: META_WIDTH, height: 750 };
const OTHER_SIZE: Size = { width: META_WIDTH, height: 1080 };

/** @returns the picture that stands for a page where it is shared, listed or followed */
export function metaPicture(
  { meta, entity }: ResolvedPage,
  pictures: Pictures,
): SizedPicture | undefined {
  if (!meta.image) return undefined;
  if (entity?.model === "production") return productionPicture(meta.image, entity.record, pictures);
  return pictures.sized(meta.image, OTHER_SIZE);
}

/** @returns a production's picture in the size of its page's metadata */
export function productionPicture(
  asset: Asset,
  { object }: Pick<Production, "object">,
  pictures: Pictures,
): SizedPicture | undefined {
  return pictures.sized(asset, object === "movie" ? FILM_SIZE : OTHER_SIZE);
}

/** @returns an article's picture in the size of its page's metadata */
export function articlePicture(url: string, pictures: Pictures): SizedPicture | undefined {
  return url === "" ? undefined : pictures.sized({ type: "first_image", url }, OTHER_SIZE);
}
