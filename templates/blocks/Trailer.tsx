import { assetOf } from "../../src/model/production.ts";
import { Icon } from "../icons/Icon.tsx";
import { ProductionPicture } from "../parts/ProductionPicture.tsx";
import { Section } from "../parts/Section.tsx";
import { subjectOf, type BlockProps } from "../records.ts";
import { playerOf } from "../video.ts";

/**
 * The trailer behind a picture: nothing of the video service is loaded before the visitor asks for
 * it. Without scripts the link leads to the video.
 */
export function Trailer(props: BlockProps) {
  const production = subjectOf(props);
  if (production === undefined) return null;
  const trailer = assetOf(production, "trailer");
  if (trailer === undefined) return null;
  const player = playerOf(trailer.url);
  return (
    <Section
      block={props.block}
      className="trailer"
      heading={props.block.block.heading ?? "Trailer"}
    >
      <figure className="video stage" data-video={player?.address}>
        <ProductionPicture production={production} shape="video" />
        <a href={trailer.url} className="cover-link video__link">
          <span className="button">
            <Icon name="play" />
            Spill av trailer<span className="visually-hidden"> for {production.title}</span>
          </span>
          {player?.service !== undefined && <span>Videoen hentes fra {player.service}</span>}
        </a>
      </figure>
    </Section>
  );
}
