import { headingLevelOf, titleClass } from "../headings.ts";
import { Heading } from "../parts/Heading.tsx";
import { Picture } from "../parts/Picture.tsx";
import { dataOf, type BlockProps } from "../records.ts";
import { SHAPES } from "../shapes.ts";

/** A large picture with a heading, kept by editors. */
export function Cover(props: BlockProps) {
  const cover = dataOf(props.block, "Cover");
  const level = headingLevelOf(props);
  const heading = props.block.block.heading ?? cover?.heading ?? props.page.definition.title;
  return (
    <header className="cover stage">
      <Picture
        url={cover?.image}
        alt={cover?.alt ?? ""}
        focalPoint={cover?.focalPoint}
        shape={SHAPES.hero}
        priority={level === 1}
        seed={heading}
      />
      <div className="cover__text">
        <Heading level={level} className={titleClass(heading)}>
          {heading}
        </Heading>
        {cover?.text !== undefined && <p className="lead">{cover.text}</p>}
      </div>
    </header>
  );
}
