import { featuresOfCulture, featuresOfFilm } from "../content/features.ts";
import type { CultureSeed, FilmSeed, PictureUse } from "../content/types.ts";
import type { WireAsset, WireProduction } from "../wire.ts";
import type { ProgrammeRequest } from "./request.ts";

type PictureAddress = ProgrammeRequest["pictureAddress"];

/**
 * A film as the platform sends it.
 * @param premiere its date in words; undefined: no date yet
 */
export function filmProduction(
  film: FilmSeed,
  premiere: string | undefined,
  address: PictureAddress,
): WireProduction {
  const isComing = film.objectClass === "movie_coming";
  return {
    id: `film-${film.dxm}`,
    title: film.title,
    object: "movie",
    objectClass: film.objectClass,
    class: { title: isComing ? "Kommer på kino" : "På kino nå" },
    typeText: "Film",
    parentSlug: `${film.slug}-dxm-${film.dxm}`,
    // Every other film has an event page too, whose canonical address is the film page.
    pageReference: film.dxm % 2 === 0 ? `${film.slug}-DXM${film.dxm}` : null,
    ediNumber: film.ediNumber,
    features: featuresOfFilm(film.facts, premiere),
    contents: { body: film.body, summary: film.summary },
    assets: [
      asset("first_image", film.still, address),
      asset("poster", film.poster, address),
      ...(film.trailer === undefined ? [] : [{ type: "trailer", url: film.trailer }]),
    ],
  };
}

/** A culture production as the platform sends it. */
export function cultureProduction(show: CultureSeed, address: PictureAddress): WireProduction {
  return {
    id: `kultur-${show.code}`,
    title: show.title,
    object: "culture",
    objectClass: show.objectClass,
    class: null,
    typeText: show.typeText,
    parentSlug: null,
    pageReference: `${show.slug}-${show.code}`,
    ediNumber: null,
    features: featuresOfCulture(show.facts),
    contents: { body: show.body, summary: show.summary },
    assets: [asset("first_image", show.picture, address)],
  };
}

function asset(type: string, picture: PictureUse, address: PictureAddress): WireAsset {
  const { name, alt, focalPoint } = picture;
  return { type, url: address(name), alt, focalPoint };
}
