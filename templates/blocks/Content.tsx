import { Html } from "../parts/Html.tsx";
import { Section } from "../parts/Section.tsx";
import { dataOf, type BlockProps } from "../records.ts";

/** Text that editors keep in the management system. */
export function Content({ block }: BlockProps) {
  const data = dataOf(block, "Content");
  if (data === undefined) return null;
  const { heading } = block.block;
  return (
    <Section block={block} className="content" heading={heading}>
      <Html html={data.html} under={heading === undefined ? 1 : 2} />
    </Section>
  );
}
