import type { z } from "zod";
import type { Problem } from "../../model/problem.ts";
import { type Fault, faultsOf, fieldName, settle, type Unsettled } from "./tolerant.ts";

/** Takes in what was wrong with the input. */
export type Report = (problem: Problem) => void;

/**
 * Validates one record and makes it clean.
 * @param label how problems name the record: `event 4711`
 * @returns undefined for a record that has to be left out, which is reported
 */
export function cleanRecord<Value>(
  schema: z.ZodType<Unsettled<Value>>,
  raw: unknown,
  label: string,
  report: Report,
): Value | undefined {
  const parsed = schema.safeParse(raw);
  if (parsed.success) {
    return settle<Value>(parsed.data, (fault) => report(fieldProblem(label, fault)));
  }
  const [fault] = faultsOf(parsed.error);
  const field = fieldName(fault?.path ?? []);
  const reason = `${field} ${fault?.reason ?? "is not valid"}`.trimStart();
  report({
    code: "record-invalid",
    message: `${label}: ${reason}; the record is left out.`,
    record: label,
    ...(field !== "" && { field }),
  });
  return undefined;
}

/** The problem of a field that was left out, replaced or mended: the reason says which. */
export function fieldProblem(label: string, { path, reason, code }: Fault): Problem {
  const field = fieldName(path);
  const message =
    code === "html-sanitised"
      ? `${label}: removed from ${field}: ${reason}.`
      : `${label}: ${field} ${reason}.`;
  return { code, message, record: label, field };
}

/** The problem of a record whose id another record has, too. */
export function duplicateProblem(
  label: string,
  code: "record-duplicate" | "block-data-duplicate",
): Problem {
  const message = `${label}: several records have this id; the last one is kept.`;
  return { code, message, record: label, field: "id" };
}

/** @returns how problems name a record: by its id, or by its place where it has none */
export function labelOf(kind: string, raw: unknown, index: number): string {
  const { id } = (typeof raw === "object" && raw !== null ? raw : {}) as { readonly id?: unknown };
  const isUsable =
    typeof id === "number" || (typeof id === "string" && /^[^\s\p{C}]{1,80}$/u.test(id));
  return isUsable ? `${kind} ${id}` : `${kind} without id (number ${index + 1} of the list)`;
}
