import type { Row, Span } from "../../src/model/page.ts";
import type { ResolvedBlock, ResolvedPage } from "../../src/model/resolved-page.ts";
import { BLOCKS } from "../blocks/index.ts";
import { hasHeadingBlock, titleClass } from "../headings.ts";

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
      {!hasHeadingBlock(page) && <Title page={page} />}
      {page.definition.template.rows.map((row, index) => (
        <PageRow key={index} page={page} row={row} index={index} />
      ))}
    </div>
  );
}

/** The page's name where no block shows it; above large pictures, the venue's own is name enough. */
function Title({ page }: PageProps) {
  const { title } = page.definition;
  const isOpening = page.blocks[0]?.block.component === "Slideshow";
  if (isOpening) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <div className="row">
      <header className="column page-heading">
        <h1 className={titleClass(title)}>{title}</h1>
      </header>
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
