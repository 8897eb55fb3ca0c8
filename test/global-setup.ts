import { execFileSync } from "node:child_process";

/** Compiles the command once before any test, so that tests run the code as it is now. */
export default function setup(): void {
  execFileSync(process.execPath, ["bin/compile.js"], {
    cwd: new URL("..", import.meta.url),
    stdio: "inherit",
  });
}
