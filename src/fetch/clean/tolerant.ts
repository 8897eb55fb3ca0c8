import { z } from "zod";
import type { ProblemCode } from "../../model/problem-codes.ts";

/*
 * Tolerance in schemas. A schema that meets a fault it can live with puts a `Mended` in place of the
 * value and succeeds; `settle` walks what came out once, puts the mended values in and reports each
 * fault with its full path. What is not wrapped like this is required: its fault costs the record.
 */

/** A fault: where it was found inside a value, and what was wrong there. */
export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly reason: string;
  readonly code: ProblemCode;
}

class Mended {
  readonly value: unknown;
  readonly faults: readonly Fault[];

  constructor(value: unknown, faults: readonly Fault[]) {
    this.value = value;
    this.faults = faults;
  }
}

/** In place of an element of a list: the list goes on without it. */
const LEFT_OUT = Symbol("left out");

/** @returns a value that stands in for a faulty one; its type hides that until `settle` */
export function mended<Value>(value: Value, code: ProblemCode, reason: string): Value {
  return new Mended(value, [{ path: [], reason, code }]) as Value;
}

/** Must be there and valid; else it is reported and `instead` is taken. */
export function orElse<Value>(inner: z.ZodType<Value>, instead: Value): z.ZodType<Value> {
  return z.transform((value) => mend(inner, value, instead));
}

/** May be missing or null, which gives `instead`; what is there must be valid, else it is reported. */
export function optional<Value>(inner: z.ZodType<Value>, instead: Value): z.ZodType<Value> {
  return z.transform((value) => (value == null ? instead : mend(inner, value, instead)));
}

/** Like {@link optional}, for fields that a record does not have at all when they are missing. */
export function absent<Value>(inner: z.ZodType<Value>): z.ZodType<Value | undefined> {
  return optional<Value | undefined>(inner, undefined);
}

/** A list whose faulty elements are reported and left out. */
export function listOf<Value>(element: z.ZodType<Value>): z.ZodType<Value[]> {
  return orElse(z.array(orElse(element, LEFT_OUT as Value)), []);
}

/** A list that may be missing or null. */
export function optionalListOf<Value>(element: z.ZodType<Value>): z.ZodType<Value[]> {
  return optional(z.array(orElse(element, LEFT_OUT as Value)), []);
}

function mend<Value>(inner: z.ZodType<Value>, value: unknown, instead: Value): Value {
  const parsed = inner.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = faultsOf(parsed.error);
  return new Mended(
    instead,
    faults.map((fault) => ({ ...fault, reason: `${fault.reason}${KEPT_WITHOUT}` })),
  ) as Value;
}

/** How the reason of a field that was left out or replaced ends. */
export const KEPT_WITHOUT = "; the record is kept without it";

/** @returns what a schema found wrong, in words that can follow a field's name */
export function faultsOf(error: z.ZodError): Fault[] {
  return error.issues.map(({ path, message }) => ({
    path,
    reason: message.endsWith("received undefined") ? "is missing" : phrase(message),
    code: "field-invalid",
  }));
}

function phrase(message: string): string {
  return message
    .replace(/^Invalid (?:input|option):/, "is not right:")
    .replace(/^Too (big|small):/, "is too $1:");
}

/** A value as schemas give it: where the model leaves a property out, it may be undefined. */
export type Unsettled<Value> = Value extends object
  ? {
      [Key in keyof Value]:
        Unsettled<Value[Key]> | (object extends Pick<Value, Key> ? undefined : never);
    }
  : Value;

/**
 * Puts mended values in place, leaves out elements that could not be mended and properties that are
 * undefined.
 * @param note called for each fault with its path from the outermost value
 */
export function settle<Value>(value: Unsettled<Value>, note: (fault: Fault) => void): Value {
  return settleAt(value, [], note) as Value;
}

function settleAt(
  value: unknown,
  path: readonly PropertyKey[],
  note: (fault: Fault) => void,
): unknown {
  if (value instanceof Mended) {
    for (const fault of value.faults) note({ ...fault, path: [...path, ...fault.path] });
    return value.value;
  }
  if (Array.isArray(value)) {
    return value
      .map((element, index) => settleAt(element, [...path, index], note))
      .filter((element) => element !== LEFT_OUT);
  }
  if (typeof value !== "object" || value === null) return value;
  const settled = Object.entries(value).map(([key, inner]) => [
    key,
    settleAt(inner, [...path, key], note),
  ]);
  return Object.fromEntries(settled.filter(([, inner]) => inner !== undefined));
}

/** @returns a path as operators read it: `assets[0].url` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name === "" ? String(key) : `${name}.${String(key)}`;
  }, "");
}
