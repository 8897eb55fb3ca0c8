import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Summary } from "../src/cli/reporter.ts";

/** The project's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const cinegen = join(root, "bin/cinegen.js");

/** Where a command runs and what it is told. */
export interface CommandSetting {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** How a command ended. */
export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real command to its end. */
export async function runCinegen(
  args: readonly string[],
  setting: CommandSetting,
): Promise<CommandResult> {
  const child = startCinegen(args, setting);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (data: Buffer) => (stdout += data.toString()));
  child.stderr?.on("data", (data: Buffer) => (stderr += data.toString()));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { status, stdout, stderr };
}

/** Starts the real command and kills it after a while, wherever it is by then. */
export async function killCinegen(
  args: readonly string[],
  setting: CommandSetting,
  afterMs: number,
): Promise<void> {
  const child = startCinegen(args, setting);
  child.stdout?.resume();
  child.stderr?.resume();
  const ended = new Promise((resolve) => child.once("close", resolve));
  const timer = setTimeout(() => child.kill("SIGKILL"), afterMs);
  await ended;
  clearTimeout(timer);
}

/** Starts the real command; the test ends it. */
export function startCinegen(
  args: readonly string[],
  { cwd, environment = {} }: CommandSetting,
): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  return spawn(process.execPath, [cinegen, ...args], {
    cwd,
    env: { PATH, HOME, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** @returns the summary that `--json` printed */
export function summaryOf({ stdout }: CommandResult): Summary {
  return JSON.parse(stdout) as Summary;
}

/** @returns every file below a folder with a digest of its content */
export function treeOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      relative(folder, file),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}
