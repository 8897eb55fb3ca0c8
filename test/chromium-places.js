import { existsSync } from "node:fs";

/** Where Debian, Ubuntu, Fedora and macOS keep a Chromium. */
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium on this machine; the one that `CHROMIUM_PATH` names wins.
 * @returns {string | undefined} its path
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));
}
