import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normalisePath } from "../model/path.ts";

/** What a static host reads from `_redirects` and `_headers` of an output. */
export interface HostRules {
  /** @returns where a path leads, if it is in the redirect table */
  redirectOf(path: string): { readonly to: string; readonly status: number } | undefined;
  /** @returns the headers of a path, later rules over earlier ones */
  headersOf(path: string): ReadonlyMap<string, string>;
}

interface HeaderSection {
  readonly pattern: string;
  readonly detached: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads the rules of an output folder; files that are not there count as empty. */
export function readHostRules(dir: string): HostRules {
  const redirects = parseRedirects(readText(join(dir, "_redirects")));
  const sections = parseHeaders(readText(join(dir, "_headers")));
  return {
    redirectOf: (path) => redirects.get(normalisePath(path)),
    headersOf(path) {
      const headers = new Map<string, string>();
      for (const { pattern, detached, headers: own } of sections) {
        if (!matches(pattern, path)) continue;
        for (const name of detached) headers.delete(name);
        for (const [name, value] of own) headers.set(name, value);
      }
      return headers;
    },
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parseRedirects(text: string): ReadonlyMap<string, { to: string; status: number }> {
  const table = new Map<string, { to: string; status: number }>();
  for (const line of text.split("\n")) {
    const [from, to, status] = line.trim().split(/\s+/);
    if (from === undefined || to === undefined || from.startsWith("#")) continue;
    table.set(normalisePath(from), { to, status: Number(status ?? 301) });
  }
  return table;
}

function parseHeaders(text: string): readonly HeaderSection[] {
  return text
    .split(/\n(?=\S)/)
    .map((section) => section.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(([pattern = "", ...lines]) => {
      const rules = lines.map((line) => line.trim());
      return {
        pattern,
        detached: rules.filter((line) => line.startsWith("!")).map((line) => line.slice(1).trim()),
        headers: rules
          .filter((line) => !line.startsWith("!"))
          .map((line) => [
            line.slice(0, line.indexOf(":")),
            line.slice(line.indexOf(":") + 1).trim(),
          ]),
      };
    });
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
