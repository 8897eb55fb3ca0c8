// `node test/bench/search.js`: what search costs a browser: how large the index files are, how long
// it takes to read them in, and how long a keystroke is waited for. Usage:
//   node test/bench/search.js              sites of 300 and 10,000 productions
//   node test/bench/search.js 1000         a site of another size
//   node test/bench/search.js --compare    an index by MiniSearch beside ours
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { makeParts, NOW } from "./search-records.js";

const QUERIES = ["barneteater", "forestilingen", "solveig nordbakken", "vinterkvelder i skogen"];

const ROUNDS = 9;

const root = new URL("../..", import.meta.url).pathname;
const sizes = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const { SearchIndex, search } = await loadSearch();
for (const size of sizes.length > 0 ? sizes.map(Number) : [300, 10_000]) {
  measure(size);
  if (process.argv.includes("--compare")) await compare(size);
}

/** Bundles the search as browsers get it. */
async function loadSearch() {
  const folder = mkdtempSync(join(tmpdir(), "cinegen-bench-"));
  const outfile = join(folder, "search.mjs");
  try {
    await build({
      stdin: {
        contents: `export * from "./search.ts"; export * from "./search-index.ts";`,
        resolveDir: join(root, "src/search"),
      },
      bundle: true,
      format: "esm",
      outfile,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(size) {
  const { upcoming, rest } = makeParts(size);
  const files = [upcoming, rest].map((part) => JSON.stringify(part));
  const index = new SearchIndex();
  const [first, second] = files.map((file) => timeOf(() => index.add(JSON.parse(file))));
  report(`${size} productions`, [
    ["first file", `${kilobytes(files[0])}, read in ${milliseconds(first)}`],
    ["second file", `${kilobytes(files[1])}, read in ${milliseconds(second)}`],
    ["words", index.vocabulary.words.length],
    [
      "a keystroke",
      keystrokes(
        (query) => search(index, query, NOW),
        () => index.add({ entries: [] }),
      ),
    ],
  ]);
}

/** The same records in MiniSearch: what its own index weighs, and what a keystroke takes. */
async function compare(size) {
  const { default: MiniSearch } = await import("minisearch");
  const { upcoming, rest } = makeParts(size);
  const fields = ["title", "about", "text"];
  const records = upcoming.entries.map(({ title, about }, id) => {
    const { text } = rest.details[id];
    return { id, title, about: about.map(([, value]) => value).join(" "), text };
  });
  const indexOf = (names) => {
    const index = new MiniSearch({ fields: names });
    index.addAll(records);
    return index;
  };
  const options = { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { title: 10, about: 4 } };
  const index = indexOf(fields);
  report(`${size} productions in MiniSearch`, [
    ["first index", `${kilobytes(JSON.stringify(indexOf(["title", "about"])))} beside the records`],
    ["second index", `${kilobytes(JSON.stringify(index))} beside the records`],
    ["a keystroke", keystrokes((query) => index.search(query, options))],
  ]);
}

/**
 * Types each query letter by letter, in several rounds, of which the fastest counts for each letter:
 * so neither a cold machine nor other programs are measured.
 */
function keystrokes(answer, forget = () => undefined) {
  const typed = QUERIES.flatMap((query) =>
    Array.from(query, (_letter, end) => query.slice(0, end + 1)),
  );
  const rounds = Array.from({ length: ROUNDS }, () => {
    forget();
    return typed.map((query) => timeOf(() => answer(query)));
  });
  const times = typed.map((_query, at) => Math.min(...rounds.map((round) => round[at])));
  times.sort((a, b) => a - b);
  return `${milliseconds(times[times.length >> 1])}, at worst ${milliseconds(times.at(-1))}`;
}

function timeOf(action) {
  const started = performance.now();
  action();
  return performance.now() - started;
}

function kilobytes(text) {
  return `${(gzipSync(text).length / 1000).toFixed(1)} kB compressed`;
}

function milliseconds(time) {
  return `${time.toFixed(1)} ms`;
}

function report(heading, lines) {
  console.log(heading);
  for (const [name, value] of lines) console.log(`  ${name.padEnd(14)}${value}`);
}
