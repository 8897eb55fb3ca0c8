import type { FieldDifference, RecordDifference, SnapshotDifference } from "../model/difference.ts";
import { excerpt } from "../model/html.ts";

const SIGNS: Readonly<Record<RecordDifference["change"], string>> = {
  added: "+",
  changed: "~",
  removed: "-",
};

/** A value longer than this is cut. */
const VALUE_LENGTH = 60;

/** @returns a difference as lines of plain text, laid out for a terminal */
export function differenceLines(
  siteId: string,
  { before, after, records, pages }: SnapshotDifference,
): readonly string[] {
  const pageLines = (["added", "changed", "removed"] as const).flatMap((change) =>
    pages[change].map((path) => `    ${SIGNS[change]} ${path}`),
  );
  return [
    `Site ${siteId}: ${before} → ${after}`,
    `  ${records.length === 0 ? "No record is different" : "Records"}`,
    ...records.flatMap(recordLines),
    `  ${pageLines.length === 0 ? "No page is touched" : "Pages"}`,
    ...pageLines,
    "",
  ];
}

function recordLines(record: RecordDifference): readonly string[] {
  const { change, model, id, title, fields, path } = record;
  const name = title === id ? `${model} ${id}` : `${title}, ${model} ${id}`;
  const page = path === undefined ? "" : `, ${path}`;
  return [`    ${SIGNS[change]} ${name}${page}`, ...fields.map(fieldLine)];
}

function fieldLine({ field, before, after }: FieldDifference): string {
  return `        ${field}: ${valueText(before)} → ${valueText(after)}`;
}

function valueText(value: unknown): string {
  return value === undefined ? "nothing" : excerpt(JSON.stringify(value), VALUE_LENGTH);
}
