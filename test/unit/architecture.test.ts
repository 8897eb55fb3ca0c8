import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What each part may import besides itself; ARCHITECTURE.md has the same table. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  model: [],
  http: ["model"],
  config: ["model"],
  disk: ["model"],
  fetch: ["model", "http"],
  snapshot: ["model", "disk"],
  resolve: ["model"],
  bundle: ["model"],
  pictures: ["model"],
  search: ["model"],
  render: ["model", "search"],
  write: ["model", "disk"],
  serve: ["model"],
  sandbox: ["model"],
  runtime: ["model", "http"],
  membership: ["model", "http"],
  templates: ["model"],
  islands: ["model", "membership", "search", "templates"],
};

/** Parts whose code runs in browsers: nothing of Node, and no package but those named. */
const IN_BROWSERS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  http: [],
  runtime: ["workbox-"],
  membership: [],
  search: [],
  islands: ["react", "lean-qr"],
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly specifier: string;
}

const files = glob.sync(["src/**/*.{ts,tsx}", "templates/**/*.{ts,tsx}"], { cwd: root });
const imports = files.flatMap(importsOf);

function importsOf(file: string): readonly Import[] {
  const code = readFileSync(join(root, file), "utf8");
  const pattern =
    /(?:^|\n)\s*(?:import|export)\b[^"';]*?from\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s*"([^"]+)"/g;
  return [...code.matchAll(pattern)].map(([, first, second, third]) => {
    const specifier = first ?? second ?? third ?? "";
    const isOwn = specifier.startsWith(".");
    const to = isOwn ? relative(root, join(root, dirname(file), specifier)) : "";
    return { from: file, to, specifier };
  });
}

function partOf(file: string): string {
  if (file.startsWith("templates/islands/")) return "islands";
  if (file.startsWith("templates/")) return "templates";
  return file.split("/")[1] ?? "";
}

describe("the architecture", () => {
  it("knows every part", () => {
    const parts = new Set(files.map(partOf));
    expect([...parts].filter((part) => part !== "cli" && !(part in ALLOWED))).toEqual([]);
  });

  it("has imports in one direction only", () => {
    const wrong = imports.filter(({ from, to }) => {
      const part = partOf(from);
      if (to === "" || part === "cli" || partOf(to) === part) return false;
      // The table of islands is made by the bundle; pages name islands and do not import them.
      return !(ALLOWED[part] ?? []).includes(partOf(to));
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it("has no cycle between files", () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of imports) {
      if (to !== "") next.set(from, [...(next.get(from) ?? []), to]);
    }
    expect(findCycle(next)).toEqual([]);
  });

  it("keeps Node out of what runs in browsers", () => {
    const wrong = imports.filter(({ from, specifier }) => {
      const packages = IN_BROWSERS[partOf(from)];
      if (!packages || specifier.startsWith(".")) return false;
      return !packages.some((name) => specifier.startsWith(name));
    });
    expect(wrong.map(({ from, specifier }) => `${from} → ${specifier}`)).toEqual([]);
  });

  it("lets the command line alone write to the terminal, and nobody end the process", () => {
    const wrong = files
      .filter((file) => file.startsWith("src/") && !/^src\/(?:cli|runtime|membership)\//.test(file))
      .filter((file) =>
        /\bconsole\.|process\.(?:stdout|stderr|exit)\b/.test(
          readFileSync(join(root, file), "utf8"),
        ),
      );
    expect(wrong).toEqual([]);
  });
});

function findCycle(next: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
