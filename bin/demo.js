// `npm run demo`: the whole way once, with the real commands as child processes: start the sandbox,
// fetch from it, build, and preview with watch until interrupted.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const cinegen = new URL("./cinegen.js", import.meta.url).pathname;
const children = new Set();

function start(args, environment = {}, stdout = "inherit") {
  const child = spawn(process.execPath, [cinegen, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", stdout, "inherit"],
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

async function run(args, environment) {
  const [status] = await once(start(args, environment), "exit");
  if (status !== 0) throw new Error(`cinegen ${args.join(" ")} ended with status ${status}`);
}

/** Reads the `export NAME='value'` lines that the sandbox prints once it listens. */
async function startSandbox() {
  const child = start(["sandbox", "--port", "0"], {}, "pipe");
  const environment = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, value] = /^export (\w+)='(.*)'$/.exec(line) ?? [];
    if (name !== undefined) environment[name] = value;
    if (line === "") return environment;
  }
  throw new Error("The sandbox ended before it was ready.");
}

function stop() {
  for (const child of children) child.kill("SIGTERM");
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

try {
  const environment = await startSandbox();
  const folders = ["--data", ".cinegen/demo/data"];
  await run(["fetch", ...folders], environment);
  process.stderr.write("\nOpen one of the addresses below; Ctrl+C ends the demo.\n");
  await once(
    start(["serve", "--watch", ...folders, "--out", ".cinegen/demo/dist"], environment),
    "exit",
  );
} catch (error) {
  process.stderr.write(`The demo failed: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  stop();
}
