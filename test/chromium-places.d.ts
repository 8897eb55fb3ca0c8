/** Finds a Chromium on this machine. */
export function findChromium(): string | undefined;
