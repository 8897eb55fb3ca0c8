import type { z } from "zod";
import { CinegenError } from "../model/errors.ts";

/**
 * Turns what a schema found wrong into one line: the first fault with its path, and how many more.
 * @returns an error `config-invalid` that names the file
 */
export function configError(file: string, error: z.ZodError): CinegenError {
  const [first, ...more] = error.issues;
  const where = first === undefined ? "" : pathText(first.path);
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return new CinegenError(
    "config-invalid",
    `${file}: ${where === "" ? "" : `${where}: `}${first?.message ?? "is not valid"}${others}`,
    { hint: "Mend the file; CONTRIBUTING.md and src/model/page.ts say what each key means." },
  );
}

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`,
    )
    .join("");
}
