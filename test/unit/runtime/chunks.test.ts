import { afterEach, expect, test, vi } from "vitest";
import { loadChunk } from "../../../src/runtime/chunks.ts";

afterEach(() => vi.restoreAllMocks());

/** Loads that end as given, one after the other. */
function loadsThatEnd(...ends: ("fails" | "works")[]) {
  let tries = 0;
  return () => {
    const end = ends[tries];
    tries += 1;
    return end === "works" ? Promise.resolve(tries) : Promise.reject(new Error(`try ${tries}`));
  };
}

test("tries once more before it gives up", async () => {
  const log = vi.spyOn(console, "error");
  expect(await loadChunk(loadsThatEnd("fails", "works"))).toBe(2);
  expect(log).not.toHaveBeenCalled();
});

test("logs a bundle loading error and reports the failure to the caller", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  await expect(loadChunk(loadsThatEnd("fails", "fails", "works"))).rejects.toThrow("try 2");
  expect(log).toHaveBeenCalledExactlyOnceWith("bundle loading error", new Error("try 2"));
});
