import { defineConfig } from "vitest/config";

/**
 * Three projects: `unit` mirrors `src/`, `contract` holds both ends against the contract, `browser`
 * drives a real Chromium. Only `browser` needs more than Node.
 */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    projects: [project("unit", 10_000), project("contract", 30_000), project("browser", 120_000)],
  },
});

function project(name: string, timeout: number) {
  return {
    test: {
      name,
      root: new URL("..", import.meta.url).pathname,
      include: [`test/${name}/**/*.test.{ts,tsx}`],
      globalSetup: ["test/global-setup.ts"],
      // A shared machine stalls now and then, and a browser with it: CI asks once more, and shows it.
      retry: name === "browser" && process.env.CI !== undefined ? 1 : 0,
      // Two browsers at once on two cores only make each other slow.
      fileParallelism: name !== "browser",
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
}
