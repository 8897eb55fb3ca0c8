import { fyrlyktaBlocks } from "./block-data-fyrlykta.ts";
import { kultursalFrontBlocks } from "./block-data-kultursal-front.ts";
import { kultursalPageBlocks } from "./block-data-kultursal-pages.ts";
import { sharedBlocks } from "./block-data-shared.ts";
import { skumringenBlocks } from "./block-data-skumringen.ts";
import type { BlockDataSeed, SiteId } from "./types.ts";

/** Block data by site. */
export const blockDataSeeds: Readonly<Record<SiteId, readonly BlockDataSeed[]>> = {
  192: [...sharedBlocks, ...kultursalFrontBlocks, ...kultursalPageBlocks],
  118: [...sharedBlocks, ...fyrlyktaBlocks],
  178: [...sharedBlocks, ...skumringenBlocks],
};
