// The baseline: writes the files of a built site to another folder with plain file calls. The files
// are read before the clock starts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [from, to] = process.argv.slice(2);
const files = readdirSync(from, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ target: join(to, file.slice(from.length)), content: readFileSync(file) }));
rmSync(to, { recursive: true, force: true });

const started = performance.now();
const folders = new Set();
for (const { target, content } of files) {
  const folder = dirname(target);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(target, content);
}
console.log(`ms ${performance.now() - started}`);
