import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium-places.js";

/**
 * Makes sure that there is a Chromium for the browser tests: finds it, or installs it where that
 * can be done without a password (Debian and its like, as root).
 * @throws {Error} that says how to get one
 */
export function ensureChromium() {
  if (findChromium() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("— installing Chromium for the browser tests\n");
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
      spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] });
    }
  }
  if (findChromium() === undefined) {
    throw new Error(
      "The browser tests need Chromium. Install it (Debian: apt-get install -y chromium) or name one in CHROMIUM_PATH.",
    );
  }
}
