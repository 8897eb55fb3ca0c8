import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

/** Where Debian, Ubuntu, Fedora and macOS keep a Chromium; `CHROMIUM_PATH` wins. */
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @returns the path of a Chromium on this machine, or undefined */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  return named ?? PLACES.find((place) => existsSync(place));
}

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
