/** The demo content of the sandbox: invented by us, in Norwegian, without dates and addresses. */
export { articleSeeds } from "./articles.ts";
export { blockDataSeeds } from "./block-data.ts";
export { cultureSeeds } from "./culture.ts";
export { featuresOfCulture, featuresOfFilm } from "./features.ts";
export { filmSeeds } from "./films.ts";
export type { PictureBrief } from "./picture-brief.ts";
export { pictureBriefs } from "./picture-briefs.ts";
export type { PictureName } from "./picture-briefs.ts";
export { sites } from "./sites.ts";
export type * from "./types.ts";
export { venues } from "./venues.ts";
export type { VenueKey, VenueSeed } from "./venues.ts";
