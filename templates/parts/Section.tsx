import type { ReactNode } from "react";
import type { ResolvedBlock } from "../../src/model/resolved-page.ts";
import { Icon } from "../icons/Icon.tsx";
import { textOption } from "../records.ts";
import { Heading, type HeadingLevel } from "./Heading.tsx";
import { Link } from "./Link.tsx";

interface SectionProps {
  readonly block: ResolvedBlock;
  /** Names the block in the style sheets. */
  readonly className: string;
  /** The page's own words win over the editors'. */
  readonly heading?: string | undefined;
  readonly level?: HeadingLevel;
  readonly children: ReactNode;
}

/** A block with its heading and, where the page names one, a link to the whole list. */
export function Section({ block, className, heading, level = 2, children }: SectionProps) {
  const { id } = block.block;
  if (heading === undefined) {
    return (
      <div className={className} id={id}>
        {children}
      </div>
    );
  }
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      <div className="section-head">
        <Heading level={level} id={`${id}-heading`} className="section-title">
          {heading}
        </Heading>
        <MoreLink block={block} />
      </div>
      {children}
    </section>
  );
}

function MoreLink({ block }: { readonly block: ResolvedBlock }) {
  const href = textOption(block, "moreHref");
  if (href === undefined) return null;
  return (
    <Link to={href} className="more">
      {textOption(block, "moreLabel") ?? "Se alt"}
      <Icon name="arrow-right" />
    </Link>
  );
}
