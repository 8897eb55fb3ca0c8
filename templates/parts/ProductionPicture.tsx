import type { ListedProduction } from "../../src/model/listing.ts";
import { assetOf } from "../../src/model/production.ts";
import { SHAPES } from "../shapes.ts";
import { Picture } from "./Picture.tsx";

interface ProductionPictureProps {
  readonly production: ListedProduction;
  readonly shape: "poster" | "posterThumbnail" | "leadBill" | "bill" | "video";
}

/** A production's picture beside its title: the poster where the place is upright, else a scene. */
export function ProductionPicture({ production, shape }: ProductionPictureProps) {
  const isUpright = shape === "poster" || shape === "posterThumbnail";
  const asset = isUpright
    ? assetOf(production, "poster", "first_image", "image")
    : assetOf(production, "first_image", "image", "poster");
  return (
    <Picture
      url={asset?.url}
      alt=""
      focalPoint={asset?.focalPoint}
      shape={SHAPES[shape]}
      seed={production.title}
    />
  );
}
