import { Section } from "../parts/Section.tsx";
import { subjectOf, type BlockProps } from "../records.ts";

/** The facts of a production as the platform labels them. */
export function MovieInfo(props: BlockProps) {
  const features = subjectOf(props)?.features ?? [];
  if (features.length === 0) return null;
  return (
    <Section block={props.block} className="facts" heading={props.block.block.heading ?? "Fakta"}>
      <dl className="facts__list">
        {features.map(({ label, value }) => (
          <div key={label + value} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
