import type { Row, Span } from "../../src/model/page.ts";
import type { ResolvedBlock, ResolvedPage } from "../../src/model/resolved-page.ts";
import { BLOCKS } from "../blocks/index.ts";
import { hasHeadingBlock } from "../headings.ts";

/** Blocks that may reach from edge to edge where they have a row for themselves. */
const WIDE: ReadonlySet<string> = new Set([
  "ArticleCover",
  "Cover",
  "CoverFlow",
  "NotFound",
  "ProductionHero",
  "Slideshow",
]);

interface PageProps {
  readonly page: ResolvedPage;
}

/** The inside of `<main>`: the page's rows and columns with their blocks. */
export function Page({ page }: PageProps) {
  return (
    <div className={`page page--${page.definition.layout}`}>
      {!hasHeadingBlock(page) && <h1 className="visually-hidden">{page.definition.title}</h1>}
      {page.definition.template.rows.map((row, index) => (
        <PageRow key={index} page={page} row={row} index={index} />
      ))}
    </div>
  );
}

interface PageRowProps extends PageProps {
  readonly row: Row;
  readonly index: number;
}

function PageRow({ page, row, index }: PageRowProps) {
  const blocks = page.blocks.filter(({ block }) => block.place.row === index);
  if (blocks.length === 0) return null;
  const [only] = row.columns;
  if (row.columns.length === 1 && only?.lg === 12 && only.md === 12) {
    return blocks.map((block) => <FullRow key={block.block.id} page={page} block={block} />);
  }
  return (
    <div className="row">
      {row.columns.map((span, column) => (
        <div key={column} className={spanClass(span)}>
          {blocks
            .filter(({ block }) => block.place.column === column)
            .map((block) => (
              <Placed key={block.block.id} page={page} block={block} />
            ))}
        </div>
      ))}
    </div>
  );
}

interface PlacedProps extends PageProps {
  readonly block: ResolvedBlock;
}

function FullRow({ page, block }: PlacedProps) {
  const isWide = WIDE.has(block.block.component);
  return (
    <div className={isWide ? "row row--wide" : "row"}>
      <div className={isWide ? undefined : "column"}>
        <Placed page={page} block={block} />
      </div>
    </div>
  );
}

function Placed({ page, block }: PlacedProps) {
  const Component = BLOCKS[block.block.component];
  return Component === undefined ? null : <Component page={page} block={block} />;
}

function spanClass({ xs, md, lg }: Span): string {
  return `column xs-${xs} md-${md} lg-${lg}`;
}
