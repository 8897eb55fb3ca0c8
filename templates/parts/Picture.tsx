import type { FocalPoint } from "../../src/model/production.ts";
import type { PictureSet } from "../../src/model/picture.ts";
import { useSite } from "../context.ts";
import type { Crop, Shape } from "../shapes.ts";
import { Artwork } from "./Artwork.tsx";

interface PictureProps {
  /** Address in the record; empty or undefined shows our own artwork. */
  readonly url: string | undefined;
  /** Empty where the text beside the picture already says it. */
  readonly alt: string;
  readonly focalPoint?: FocalPoint | undefined;
  readonly shape: Shape;
  /** The picture that the page is first judged by: loaded at once, before all others. */
  readonly priority?: boolean;
  /** Chooses the artwork that stands in for a missing picture, e.g. the record's title. */
  readonly seed: string;
}

/**
 * A responsive picture that never moves the layout: its shape holds the place, its average colour
 * fills it until the picture is there, and artwork of our own stands in where there is none.
 */
export function Picture({ url, alt, focalPoint, shape, priority = false, seed }: PictureProps) {
  const site = useSite();
  const lookUp = (crop: Crop) =>
    url === undefined || url === ""
      ? undefined
      : site.picture({ url, focalPoint, widths: crop.widths, ratio: crop.ratio });
  const wide = lookUp(shape.wide);
  if (wide === undefined) return <Artwork seed={seed} className={`picture ${shape.className}`} />;
  const narrow = shape.narrow && lookUp(shape.narrow);
  return (
    <span className={`picture ${shape.className}`}>
      <Ground colour={wide.colour} />
      <picture>
        {narrow && <Sources set={narrow} crop={shape.narrow} />}
        {wide.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={shape.wide.sizes} />
        ))}
        <img
          src={wide.src}
          srcSet={wide.srcset === "" ? undefined : wide.srcset}
          sizes={wide.srcset === "" ? undefined : shape.wide.sizes}
          width={wide.width}
          height={wide.height}
          alt={alt}
          loading={priority ? "eager" : "lazy"}
          decoding={priority ? "sync" : "async"}
          fetchPriority={priority ? "high" : undefined}
        />
      </picture>
    </span>
  );
}

/** The crop for narrow screens; browsers that know no better format take the wide one there too. */
function Sources({ set, crop }: { readonly set: PictureSet; readonly crop: Crop }) {
  const formats = set.sources.length > 0 ? set.sources : [{ type: undefined, srcset: set.srcset }];
  return (
    <>
      {formats.map(({ type, srcset }) => (
        <source
          key={type ?? "any"}
          media="(max-width: 47.99em)"
          type={type}
          srcSet={srcset}
          sizes={crop.sizes}
          width={set.width}
          height={set.height}
        />
      ))}
    </>
  );
}

// The Content-Security-Policy allows no inline style: an SVG attribute carries the colour instead.
function Ground({ colour }: { readonly colour: string }) {
  return (
    <svg aria-hidden="true" className="picture__ground">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
