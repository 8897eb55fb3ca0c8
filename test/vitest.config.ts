import { defineConfig } from "vitest/config";

/**
 * Three projects: `unit` mirrors `src/`, `contract` holds both ends against the contract, `browser`
 * drives a real Chromium. Only `browser` needs more than Node.
 */
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    projects: [
      project("unit", 10_000, []),
      project("contract", 30_000),
      { ...project("browser", 120_000), fileParallelism: false },
    ],
  },
});

function project(name: string, timeout: number, globalSetup = ["test/global-setup.ts"]) {
  return {
    test: {
      name,
      root: new URL("..", import.meta.url).pathname,
      include: [`test/${name}/**/*.test.{ts,tsx}`],
      globalSetup,
      testTimeout: timeout,
      hookTimeout: timeout,
    },
  };
}
