import type { BuildFailure } from "esbuild";
import { CinegenError } from "../model/errors.ts";

/**
 * Turns what esbuild found into one line with the place of the first fault.
 * @param what which bundle failed, e.g. `templates`
 */
export function bundleError(what: string, cause: unknown): CinegenError {
  const [first, ...more] = (cause as Partial<BuildFailure>).errors ?? [];
  const place = first?.location ? `${first.location.file}:${first.location.line}: ` : "";
  const text = first?.text ?? (cause instanceof Error ? cause.message : String(cause));
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return new CinegenError("bundle-failed", `The ${what} do not compile: ${place}${text}${others}`, {
    hint: "Mend the file; the previous output is untouched.",
    cause,
  });
}
