import type {
  BlockExplanation,
  Explanation,
  MetaPiece,
  PageExplanation,
  RecordReference,
  RedirectExplanation,
  SourceExplanation,
} from "../model/explanation.ts";
import type { Problem } from "../model/problem.ts";

/** A person reads this many records of one source, and this many files; `--json` has them all. */
const MOST_LINES = 10;

/** @returns an explanation as lines of plain text, laid out for a terminal */
export function explanationLines(siteId: string, explanation: Explanation): readonly string[] {
  if (explanation.exists) return pageLines(siteId, explanation);
  const { path, reasons, nearest } = explanation;
  return [
    `Site ${siteId}: no page at ${path}`,
    ...reasons.map((reason) => `  ${reason}`),
    ...(nearest.length === 0 ? [] : [`  nearest: ${nearest.join(", ")}`]),
    "",
  ];
}

function pageLines(siteId: string, explanation: PageExplanation): readonly string[] {
  const { path, page, params, record, meta } = explanation;
  const unlisted = meta.unlistedBecause;
  const values = Object.entries(params).map(([name, value]) => `${name} = ${value}`);
  return [
    `Site ${siteId}: ${path}`,
    row("page", `${page.file} (${page.pageType}, layout ${page.layout}), path ${page.path}`),
    ...values.map((value) => row("parameter", value)),
    ...(record ? [row("record", `${record.model} ${recordText(record)}`)] : []),
    row("listed", unlisted === undefined ? "in sitemap and search" : `no: ${unlisted}`),
    "",
    "  Blocks",
    ...blockLines(explanation.blocks),
    ...section("Sources that no block names", explanation.otherSources.flatMap(sourceLines)),
    ...section("Metadata", [
      ...pieceLines("title", meta.title),
      ...pieceLines("description", meta.description),
      ...pieceLines("image", meta.image),
    ]),
    ...section("Redirects", explanation.redirects.map(redirectText)),
    ...section("Output", shortened(explanation.files.map(fileText))),
    ...section("Problems", explanation.problems.map(problemText)),
    "",
  ];
}

function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_LINES;
  if (more <= 0) return lines;
  return [...lines.slice(0, MOST_LINES), `… and ${more} more (--json has all)`];
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(12)}${text}`;
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", `  ${heading}`, ...lines.map((line) => `    ${line}`)];
}

/** A source that several blocks share is told in full at the first. */
function blockLines(blocks: readonly BlockExplanation[]): readonly string[] {
  const told = new Set<string>();
  return blocks.flatMap((block) => {
    const { id, component, place, heading, state, sources, blockData } = block;
    const where = `row ${place.row}, column ${place.column}`;
    const lines = [
      `    ${component} ${id} (${where})${heading === undefined ? "" : `: ${heading}`}${state === "shown" ? "" : ` – ${state}`}`,
      ...blockData.map((name) => `      block data ${name}`),
    ];
    for (const source of sources) {
      const all = told.has(source.name) ? [`${source.name}: as above`] : sourceLines(source);
      told.add(source.name);
      lines.push(...all.map((line) => `      ${line}`));
    }
    return lines;
  });
}

function sourceLines({
  name,
  model,
  collection,
  filters,
  records,
}: SourceExplanation): readonly string[] {
  const conditions = filters.map(
    ({ property, value, written }) =>
      `${property} = ${value}${written === undefined ? "" : ` (${written})`}`,
  );
  const which = conditions.length === 0 ? "" : ` with ${conditions.join(" and ")}`;
  const found = shortened(records.map(recordText)).map((line) => `  ${line}`);
  return [
    `${name}: ${collection ? `every ${model}` : `the first ${model}`}${which}: ${records.length} found`,
    ...found,
  ];
}

function recordText({ id, title, startTime }: RecordReference): string {
  const time = startTime === undefined ? "" : ` (${startTime.slice(0, 16).replace("T", " ")})`;
  return `${id}  ${title}${time}`;
}

function pieceLines(label: string, { value, from }: MetaPiece): readonly string[] {
  return [`${label.padEnd(12)}${value === "" ? "(none)" : value}`, `${" ".repeat(12)}from ${from}`];
}

function redirectText({ from, to, status, end }: RedirectExplanation): string {
  const fate = end === undefined ? "; left out" : end === to ? "" : `, and so to ${end}`;
  return `${from} → ${to} (${status})${fate}`;
}

function fileText({ path, bytes }: { readonly path: string; readonly bytes?: number }): string {
  return `${path.padEnd(48)}  ${bytes === undefined ? "not built" : `${bytes} bytes`}`;
}

function problemText({ code, message }: Problem): string {
  return `${code}: ${message}`;
}
