import { headingLevelOf, titleClass } from "../headings.ts";
import { Heading } from "../parts/Heading.tsx";
import { textOption, type BlockProps } from "../records.ts";

/** The page's name, with an ingress where the page gives one. */
export function PageHeading(props: BlockProps) {
  const { block, page } = props;
  const lead = textOption(block, "lead");
  const heading = block.block.heading ?? page.definition.title;
  return (
    <header className="page-heading">
      <Heading level={headingLevelOf(props)} className={titleClass(heading)}>
        {heading}
      </Heading>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </header>
  );
}
