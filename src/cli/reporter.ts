import { CinegenError } from "../model/errors.ts";
import type { Explanation } from "../model/explanation.ts";
import type { Problem } from "../model/problem.ts";
import type { SnapshotDifference } from "../model/difference.ts";
import type { Changes } from "../model/snapshot.ts";

/** One site's part of the summary (contract, section 5). */
export interface SiteSummary {
  readonly id: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly changes?: Changes;
  readonly pages?: number;
  readonly files?: number;
  readonly bytes?: number;
  readonly explanation?: Explanation;
  readonly difference?: SnapshotDifference;
  readonly problems: readonly Problem[];
}

/** What `--json` prints (contract, section 5). */
export interface Summary {
  readonly command: string;
  readonly ok: boolean;
  readonly durationMs: number;
  readonly sites: readonly SiteSummary[];
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string };
}

/** The streams a reporter writes to; a test gives its own. */
export interface Streams {
  readonly out: { write(text: string): unknown };
  readonly err: { write(text: string): unknown; readonly isTTY?: boolean };
}

const CLEAR_LINE = "\r\u001b[2K";

/**
 * The only writer to the terminal. Progress and problems go to standard error, one line each; a
 * progress line that replaces itself appears on a terminal only.
 */
export class Reporter {
  readonly #command: string;
  readonly #json: boolean;
  readonly #streams: Streams;
  readonly #started = performance.now();
  readonly #sites: SiteSummary[] = [];
  #hasProgress = false;

  constructor(command: string, json: boolean, streams: Streams) {
    this.#command = command;
    this.#json = json;
    this.#streams = streams;
  }

  /** A line that stays. */
  line(text: string): void {
    this.#clear();
    this.#streams.err.write(`${oneLine(text)}\n`);
  }

  /** Text for another program to read: standard output. */
  output(text: string): void {
    this.#streams.out.write(text);
  }

  /** A line that the next one replaces; nothing at all where standard error is no terminal. */
  progress(text: string): void {
    if (this.#streams.err.isTTY !== true) return;
    this.#clear();
    this.#streams.err.write(oneLine(text));
    this.#hasProgress = true;
  }

  /** Ends one site's part: its problems, then one line of figures. */
  site(summary: SiteSummary, figures: string): void {
    this.#sites.push(summary);
    for (const problem of summary.problems) this.line(`  ${describe(problem)}`);
    this.line(`Site ${summary.id}: ${figures}`);
  }

  /** Ends one site's part with what was asked for: lines on standard output. */
  answer(summary: SiteSummary, lines: readonly string[]): void {
    this.#sites.push(summary);
    this.#clear();
    if (!this.#json) this.#streams.out.write(lines.map((line) => `${oneLine(line)}\n`).join(""));
  }

  /** Ends the run well. */
  done(): void {
    this.#clear();
    this.#summarise(undefined);
  }

  /**
   * Ends the run with an error: one line that says what and what to do, never a stack trace.
   * @returns the exit status
   */
  failed(error: CinegenError): number {
    const { code, message, hint } = error;
    const what = message.replace(/\.$/, "");
    this.line(`Error ${code}: ${what}${hint === "" ? "" : `. ${hint}`}`);
    this.#summarise(error);
    return code === "usage-invalid" ? 2 : 1;
  }

  #summarise(error: CinegenError | undefined): void {
    if (!this.#json) return;
    const summary: Summary = {
      command: this.#command,
      ok: error === undefined,
      durationMs: Math.round(performance.now() - this.#started),
      sites: this.#sites,
      ...(error && { error: { code: error.code, message: error.message, hint: error.hint } }),
    };
    this.#streams.out.write(`${JSON.stringify(summary)}\n`);
  }

  #clear(): void {
    if (this.#hasProgress) this.#streams.err.write(CLEAR_LINE);
    this.#hasProgress = false;
  }
}

/** @returns the error as one of the product; anything unforeseen becomes `internal-error` */
export function toCinegenError(cause: unknown): CinegenError {
  if (cause instanceof CinegenError) return cause;
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return new CinegenError("internal-error", oneLine(reason), {
    hint: "This is a fault of cinegen: please report it with the command and this line",
    cause,
  });
}

function describe({ code, message, record, field, path }: Problem): string {
  const place = [record, field, path].filter((part) => part !== undefined).join(", ");
  return `${code}${place === "" ? "" : ` (${place})`}: ${message}`;
}

/** Records may hold line breaks and terminal codes: neither may reach a terminal. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
}
