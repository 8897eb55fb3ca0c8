import type { ProblemCode } from "./problem-codes.ts";

/**
 * Something that was wrong with a piece of input, and was left out or mended so that the rest could
 * go on. Problems are reported, never thrown (contract, section 5: the `--json` summary).
 */
export interface Problem {
  /** Permanent kebab-case name, listed in `problem-codes.ts`. */
  readonly code: ProblemCode;
  /** One line: what happened, why, and what cinegen did about it. */
  readonly message: string;
  /** Which record: its kind and id, e.g. `event 4711`. */
  readonly record?: string;
  /** Which field of the record, as a path: `production.assets[0].url`. */
  readonly field?: string;
  /** The page path or the file that is concerned. */
  readonly path?: string;
}
