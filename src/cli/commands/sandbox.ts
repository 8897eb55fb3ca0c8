import { startSandbox } from "../../sandbox/index.ts";
import type { RunCommand } from "../command.ts";
import { untilInterrupted } from "../interrupt.ts";

/**
 * `cinegen sandbox`: runs the stand-in for every outside service until it is interrupted, and prints
 * the environment that points cinegen at it on standard output.
 */
export const runSandbox: RunCommand = async (options, reporter) => {
  const { port = 4180, evergreen = false, json = false } = options;
  const sandbox = await startSandbox({ port, evergreen });
  try {
    reporter.line(`The sandbox runs at ${sandbox.url}`);
    if (!json) reporter.output(environmentText(sandbox.environment));
    await untilInterrupted();
  } finally {
    await sandbox.close();
  }
};

/** Lines that a shell reads; an empty one ends them, for programs that start the sandbox. */
function environmentText(environment: Readonly<Record<string, string>>): string {
  const lines = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`);
  return `${lines.join("")}\n`;
}
