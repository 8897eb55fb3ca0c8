import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withSnapshotLock } from "../../../src/snapshot/lock.ts";

let data: string;
let lock: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "cinegen-lock-"));
  await mkdir(join(data, "192"));
  lock = join(data, "192", ".lock");
});

afterEach(() => rm(data, { recursive: true, force: true }));

const run = () => withSnapshotLock(data, "192", () => Promise.resolve("done"));

const heldBy = (pid: number, host = hostname()) => writeFile(lock, JSON.stringify({ pid, host }));

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ["--version"]).pid;
}

describe("the lock of a snapshot", () => {
  it("lets one run work at a time, and the next one after it", async () => {
    const first = withSnapshotLock(data, "192", async () => {
      await expect(run()).rejects.toMatchObject({ code: "output-locked" });
      return "first";
    });
    await expect(first).resolves.toBe("first");
    await expect(run()).resolves.toBe("done");
    expect(await readdir(join(data, "192"))).toEqual([]);
  });

  it("does not stand between two sites", async () => {
    const both = withSnapshotLock(data, "118", () => run());
    await expect(both).resolves.toBe("done");
  });

  it("is given back when the work fails", async () => {
    const failing = withSnapshotLock(data, "192", () => Promise.reject(new Error("no luck")));
    await expect(failing).rejects.toThrow("no luck");
    await expect(run()).resolves.toBe("done");
  });

  it("is respected while its process lives, here or on another machine", async () => {
    await heldBy(process.ppid);
    await expect(run()).rejects.toMatchObject({ code: "output-locked" });
    await heldBy(deadPid(), "another-machine");
    await expect(run()).rejects.toMatchObject({ code: "output-locked" });
  });

  it("is taken over from a process that is gone", async () => {
    await heldBy(deadPid());
    await expect(run()).resolves.toBe("done");
  });

  it("is taken over from an earlier process that had our number", async () => {
    await heldBy(process.pid);
    await expect(run()).resolves.toBe("done");
  });

  it("is taken over when no run can have lasted that long", async () => {
    await heldBy(process.ppid, "another-machine");
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(lock, longAgo, longAgo);
    await expect(run()).resolves.toBe("done");
  });

  it("in a folder that cannot be written is an error that says so", async () => {
    await rm(join(data, "192"), { recursive: true });
    await writeFile(join(data, "192"), "a file, not a folder");
    await expect(run()).rejects.toMatchObject({ code: "output-unwritable" });
  });

  it("that was left behind goes to one of many runs", async () => {
    await heldBy(deadPid());
    let working = 0;
    const work = async () => {
      expect(++working).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      working--;
    };
    const runs = await Promise.allSettled(
      Array.from({ length: 8 }, () => withSnapshotLock(data, "192", work)),
    );
    const failures = runs.filter(({ status }) => status === "rejected");
    for (const { reason } of failures as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: "output-locked" });
    expect(failures.length).toBeLessThan(runs.length);
  });
});
