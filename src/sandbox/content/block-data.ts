import { kultursalFrontBlocks } from "./block-data-front.ts";
import type { BlockDataSeed, SiteId } from "./types.ts";

/** Block data by site. */
export const blockDataSeeds: Readonly<Record<SiteId, readonly BlockDataSeed[]>> = {
  192: [...kultursalFrontBlocks],
  118: [],
  178: [],
};
