import { Html } from "../parts/Html.tsx";
import { Section } from "../parts/Section.tsx";
import { subjectOf, type BlockProps } from "../records.ts";

/** What a production is about: its summary as an ingress, then the text. */
export function ProductionBody(props: BlockProps) {
  const production = subjectOf(props);
  if (production === undefined) return null;
  const { heading } = props.block.block;
  const { summary, body } = production.contents;
  if (summary === "" && body === "") return null;
  return (
    <Section block={props.block} className="production-body" heading={heading}>
      {summary !== "" && <p className="lead">{summary}</p>}
      {body !== "" && <Html html={body} under={heading === undefined ? 1 : 2} />}
    </Section>
  );
}
