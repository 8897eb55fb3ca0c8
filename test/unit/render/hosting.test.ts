import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readHostRules, type HostRules } from "../../../src/serve/host-files.ts";
import { aSnapshot } from "../../builders.ts";
import { files } from "./rendered-site.ts";

/* `HOSTING.md` says to nginx and Caddy what `_headers` says to others: held against what is rendered. */

const document = readFileSync(new URL("../../../HOSTING.md", import.meta.url), "utf8");

/** A path for each rule of `_headers`, and one for each way to miss them. */
const PATHS = [
  "/",
  "/kinoprogram",
  "/404.html",
  "/version.json",
  "/page-data/index.json",
  "/sw.js",
  "/assets/site-AAAAAAAA.css",
  "/assets/pictures/a-960x540-50-50.avif",
  "/calendar.ics",
  "/calendar/film.ics",
  "/feed.xml",
  "/feed.json",
  "/site.webmanifest",
  "/speculation-rules.json",
];

let folder: string;
let rules: HostRules;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cinegen-hosting-"));
  const { site } = aSnapshot();
  const rendered = files({
    snapshot: { site: { ...site, partners: [118] } },
    settings: {
      services: {
        runtime: "https://runtime.example/api",
        membership: { 118: "https://medlem.example" },
      },
    },
  });
  writeFileSync(join(folder, "_headers"), rendered.get("_headers") ?? "");
  rules = readHostRules(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function example(language: string): string {
  return new RegExp("```" + language + "\n(.*?)```", "s").exec(document)?.[1] ?? "";
}

/** What a server adds to the answer for a path. */
type Headers = Readonly<Record<string, string>>;

describe.each([
  ["nginx", nginxHeaders],
  ["Caddy", caddyHeaders],
])("the example for %s", (name, headersOf) => {
  test.each(PATHS)("sends with %s what _headers asks for", (path) => {
    const wanted = Object.fromEntries(rules.headersOf(path));
    expect(Object.keys(wanted).length).toBeGreaterThan(6);
    expect(headersOf(example(name.toLowerCase()), path)).toEqual(wanted);
  });
});

function nginxHeaders(example: string, path: string): Headers {
  const headers = new Map<string, string>();
  for (const [, name = "", value = ""] of example.matchAll(/add_header (\S+) (.+) always;/g)) {
    headers.set(name, value.startsWith("$") ? mapped(example, path) : unquoted(value));
  }
  const locations = example.matchAll(
    /location (= )?(\/\S+) \{ types \{ \} default_type "(.*?)"; \}/g,
  );
  for (const [, isExact, pattern = "", type = ""] of locations) {
    const isMeant = isExact === undefined ? path.startsWith(pattern) : path === pattern;
    if (isMeant) headers.set("Content-Type", type);
  }
  return Object.fromEntries(headers);
}

/** The one map of the example: the last expression that fits wins over the default. */
function mapped(example: string, path: string): string {
  const [, lines = ""] = /map \$uri \$cinegen_cache \{(.*?)\n\}/s.exec(example) ?? [];
  let found = "";
  for (const [, pattern = "", value = ""] of lines.matchAll(/^\s*(\S+) "(.*)";$/gm)) {
    if (pattern === "default" || new RegExp(pattern.slice(1)).test(path)) found = value;
  }
  return found;
}

function caddyHeaders(example: string, path: string): Headers {
  const headers = new Map<string, string>();
  const [, block = ""] = /header \{(.*?)\n {2}\}/s.exec(example) ?? [];
  for (const [, name = "", value = ""] of block.matchAll(/^\s*(\S+) (.+)$/gm)) {
    headers.set(name, unquoted(value));
  }
  for (const [, matcher = "", name = "", value = ""] of example.matchAll(
    /^\s*header ([@/]\S+) (\S+) (.+)$/gm,
  )) {
    if (isMatch(example, matcher, path)) headers.set(name, unquoted(value));
  }
  return Object.fromEntries(headers);
}

function isMatch(example: string, matcher: string, path: string): boolean {
  if (matcher.startsWith("/")) return fits(matcher, path);
  const [, not, pattern = ""] = new RegExp(`${matcher} (not )?path (\\S+)`).exec(example) ?? [];
  return fits(pattern, path) === (not === undefined);
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function unquoted(value: string): string {
  return value.slice(1, -1);
}
