import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../chromium-places.js";

/**
 * Starts a headless Chromium that asks no outside host for anything.
 * @throws Error where there is no Chromium, saying how to get one
 */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error(
      "No Chromium found. Install one (Debian: apt-get install -y chromium) or name it in CHROMIUM_PATH.",
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-quic",
      // Chromium's own sandbox cannot be set up by root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}
