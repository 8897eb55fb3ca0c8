#!/usr/bin/env node
import { existsSync } from "node:fs";

// Whoever reads the output may have read enough, as `head` does.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
});

const compiled = new URL("./compiled/main.js", import.meta.url);
if (existsSync(compiled)) {
  const { main } = await import(compiled.href);
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write("cinegen is not compiled yet. Run `npm ci` in its folder first.\n");
  process.exitCode = 1;
}
