import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Production } from "../../model/production.ts";
import * as fields from "./fields.ts";
import { cleanRecord, labelOf, type Report } from "./record.ts";
import { absent, listOf, optional, orElse } from "./tolerant.ts";

const nullableLine = optional<string | null>(fields.line, null);

/** Production as the contract has it (section 2). */
const schema = z.object({
  id: fields.identifier,
  title: fields.line,
  object: z.enum(["movie", "culture"]),
  objectClass: orElse(fields.lineOrEmpty, ""),
  class: optional<{ title: string } | null>(z.object({ title: fields.line }), null),
  typeText: nullableLine,
  parentSlug: nullableLine,
  pageReference: nullableLine,
  ediNumber: optional<string | null>(fields.identifier, null),
  features: listOf(z.object({ label: fields.line, value: fields.line })),
  contents: orElse(z.object({ body: orElse(fields.html, ""), summary: orElse(fields.text, "") }), {
    body: "",
    summary: "",
  }),
  assets: listOf(
    z.object({
      type: fields.line,
      url: fields.address,
      alt: absent(fields.lineOrEmpty),
      focalPoint: absent(fields.focalPoint),
    }),
  ),
});

interface Copy {
  readonly raw: unknown;
  readonly clean: Production;
}

/**
 * Cleans productions of which each may come many times, once in each of its events. The last valid
 * copy wins.
 * @returns the productions by id, in the order in which they first come
 */
export function cleanProductions(raws: Iterable<unknown>, report: Report): Map<string, Production> {
  const copies = new Map<string, Copy>();
  const differing = new Map<string, ReadonlySet<string>>();
  let index = 0;
  for (const raw of raws) {
    const label = labelOf("production", raw, index++);
    const known = copies.get(label);
    // Most copies are equal: then the work is done, and its faults are reported, once.
    if (known !== undefined && isSame(known.raw, raw)) continue;
    const clean = cleanRecord<Production>(schema, raw, label, report);
    if (clean === undefined) continue;
    const fields = known === undefined ? [] : differingFields(known.clean, clean);
    if (fields.length > 0)
      differing.set(label, new Set([...(differing.get(label) ?? []), ...fields]));
    copies.set(label, { raw, clean });
  }
  for (const [label, fields] of differing) report(differsProblem(label, [...fields]));
  return new Map(Array.from(copies.values(), ({ clean }) => [clean.id, clean]));
}

function isSame(one: unknown, other: unknown): boolean {
  try {
    return isDeepStrictEqual(one, other);
  } catch {
    // Nested deeper than the stack goes: only what is cleaned of both can be compared.
    return false;
  }
}

function differingFields(one: Production, other: Production): string[] {
  const keys = Object.keys(one) as (keyof Production)[];
  return keys.filter((key) => !isDeepStrictEqual(one[key], other[key]));
}

function differsProblem(label: string, fields: readonly string[]): Parameters<Report>[0] {
  return {
    code: "production-differs",
    message: `${label}: its copies differ in ${fields.join(", ")}; the last one is kept.`,
    record: label,
    ...(fields.length === 1 && fields[0] !== undefined && { field: fields[0] }),
  };
}
