// `npm test`: the whole suite. Each step runs whatever the others said; the last line counts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./ensure-chromium.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "cinegen-test-"));
const report = join(work, "vitest.json");
const npx = ["npx", "--no-install"];

const steps = [
  ["format check", [...npx, "prettier", "--check", "--log-level", "warn", "."]],
  ["lint", [...npx, "eslint", "."]],
  ["types", [...npx, "tsc", "-b"]],
  [
    "unit, contract and browser tests",
    [
      ...[...npx, "vitest", "run", "--config", "test/vitest.config.ts"],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
  ],
  [
    "build of the demo site",
    [process.execPath, "bin/cinegen.js", "build", "--out", join(work, "dist")],
  ],
];

let passed = 0;
let failed = 0;
try {
  ensureChromium();
  for (const [name, command] of steps) {
    process.stdout.write(`\n— ${name}\n`);
    const [program, ...args] = command;
    const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
    if (status === 0) passed++;
    else failed++;
    process.stdout.write(`— ${name}: ${status === 0 ? "passed" : "failed"}\n`);
  }
  const tests = countTests();
  passed += tests.passed;
  failed += tests.failed;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  failed++;
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Counts single tests; a run that executed none has failed. */
function countTests() {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  if (numPassedTests === 0) throw new Error("The test runner executed no test.");
  return { passed: numPassedTests, failed: numFailedTests };
}
