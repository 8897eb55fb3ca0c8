import { headingLevelOf } from "../headings.ts";
import { Heading } from "../parts/Heading.tsx";
import { textOption, type BlockProps } from "../records.ts";

/** The page's name, with an ingress where the page gives one. */
export function PageHeading(props: BlockProps) {
  const { block, page } = props;
  const lead = textOption(block, "lead");
  return (
    <header className="page-heading">
      <Heading level={headingLevelOf(props)} className="page-title">
        {block.block.heading ?? page.definition.title}
      </Heading>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </header>
  );
}
