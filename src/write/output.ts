import { existsSync, renameSync, rmSync } from "node:fs";
import { mkdir, readdir, realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { acquireLock, type Lock } from "../disk/lock.ts";
import { CinegenError } from "../model/errors.ts";
import type { MadeUnit, OutputUnit, WrittenFile } from "../model/output.ts";
import { BuildRecord } from "./build-record.ts";
import { assetsToKeep, isLastingAsset, type LastingAssets } from "./lasting-assets.ts";
import { Writer } from "./writer.ts";

/** What a build wrote. */
export interface OutputSummary {
  readonly files: number;
  readonly bytes: number;
  /** Keyed units that were made; the others were taken over from the last build. */
  readonly made: number;
}

/**
 * A site's output folder while it is built. Everything is written to a folder beside it, and only
 * {@link publish} puts that in place: a build that fails or is killed leaves the last output whole.
 */
export class Output {
  readonly #outDir: string;
  readonly #staged: string;
  readonly #previous: string;
  readonly #lock: Lock;
  readonly #record: BuildRecord;
  readonly #paths = new Set<string>();
  readonly #pictures = new Set<string>();
  readonly #assets: string[] = [];
  #writer: Writer | undefined;
  #made = 0;

  private constructor(outDir: string, lock: Lock, record: BuildRecord) {
    this.#outDir = outDir;
    this.#staged = besides(outDir, "staged");
    this.#previous = besides(outDir, "previous");
    this.#lock = lock;
    this.#record = record;
  }

  /**
   * Locks the output folder, and tidies up after a build that was killed.
   * @param outDir absolute folder; where it is a symbolic link, the folder that it leads to
   * @param recordFile where what is known of the last build is kept
   * @throws CinegenError `output-locked`, `output-unwritable`
   */
  static async open(outDir: string, recordFile: string): Promise<Output> {
    try {
      outDir = await realpath(outDir).catch(() => outDir);
      await mkdir(dirname(outDir), { recursive: true });
      const lock = await acquireLock(besides(outDir, "lock"), outDir);
      const output = new Output(outDir, lock, BuildRecord.load(recordFile));
      await output.#prepare();
      return output;
    } catch (cause) {
      throw writeError(outDir, cause);
    }
  }

  /** Where the files are until they are published: for what is made from all other files. */
  get stagedDir(): string {
    return this.#staged;
  }

  /** Names of the picture variants that the output's pages refer to. */
  get pictures(): ReadonlySet<string> {
    return this.#pictures;
  }

  /**
   * Adds a unit: taken over from the last build where its key and its files are as they were, else
   * made and written.
   * @throws CinegenError `render-failed`, `output-unwritable`
   */
  put(unit: OutputUnit): void {
    const { key, paths } = unit;
    const reused = this.#record.reusable(unit, this.#outDir);
    const { pictures } = reused ?? this.#make(unit);
    if (reused) for (const path of paths) this.putFile(path, join(this.#outDir, path));
    for (const name of pictures) this.#pictures.add(name);
    if (key !== undefined) this.#record.note({ key, paths, pictures });
  }

  /** Adds a file that exists already, e.g. a picture variant from the cache. */
  putFile(path: string, source: string): void {
    this.#files.link(source, this.#claim(path));
  }

  /**
   * Waits until everything that was put is in {@link stagedDir}.
   * @returns the files by path
   * @throws CinegenError `output-unwritable`
   */
  async settle(): Promise<ReadonlyMap<string, WrittenFile>> {
    try {
      return await this.#files.flush();
    } catch (cause) {
      throw writeError(this.#outDir, cause);
    }
  }

  /**
   * Puts the output in place: two renames, one right after the other.
   * @throws CinegenError `output-unwritable`
   */
  async publish(): Promise<OutputSummary> {
    const assets = this.#takeOverAssets();
    const written = await this.settle();
    try {
      const hadOutput = existsSync(this.#outDir);
      if (hadOutput) renameSync(this.#outDir, this.#previous);
      try {
        renameSync(this.#staged, this.#outDir);
      } catch (cause) {
        if (hadOutput) renameSync(this.#previous, this.#outDir);
        throw cause;
      }
      this.#record.save(written, assets);
      removeFolder(this.#previous);
    } catch (cause) {
      throw writeError(this.#outDir, cause);
    }
    const bytes = [...written.values()].reduce((sum, { size }) => sum + size, 0);
    return { files: written.size, bytes, made: this.#made };
  }

  /** Unlocks the folder and removes what was not published. Safe to call at any time. */
  async close(): Promise<void> {
    await this.#writer?.close();
    removeFolder(this.#staged);
    await this.#lock.release();
  }

  async #prepare(): Promise<void> {
    try {
      // Killed between the two renames of publish: the last output is the previous one.
      if (!existsSync(this.#outDir) && existsSync(this.#previous)) {
        renameSync(this.#previous, this.#outDir);
      }
      await refuseForeignFolder(this.#outDir);
      removeFolder(this.#staged);
      removeFolder(this.#previous);
      await mkdir(this.#staged);
      this.#writer = new Writer(this.#staged);
    } catch (cause) {
      await this.#lock.release();
      throw cause;
    }
  }

  get #files(): Writer {
    if (!this.#writer) throw new CinegenError("internal-error", "The output is not open");
    return this.#writer;
  }

  /** Makes a unit and writes its files. */
  #make(unit: OutputUnit): MadeUnit {
    const made = unit.make();
    if (unit.key !== undefined) this.#made++;
    unit.paths.forEach((path, index) => {
      this.#files.write(this.#claim(path), made.contents[index] ?? "");
    });
    return made;
  }

  /** Last of all, so that nothing which is made from the other files knows of them. */
  #takeOverAssets(): LastingAssets {
    const own = [...this.#assets];
    const kept = assetsToKeep(this.#record.assets, own).filter((path) =>
      existsSync(join(this.#outDir, path)),
    );
    for (const path of kept) this.putFile(path, join(this.#outDir, path));
    return { own, kept };
  }

  /** Every path that is written passes here: none may lead out of the output, and no two may meet. */
  #claim(path: string): string {
    const isInside = path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
    if (!isInside || /[\\\0]/.test(path)) {
      throw new CinegenError(
        "internal-error",
        `${JSON.stringify(path)} is no path inside the output`,
      );
    }
    const key = path.toLowerCase();
    if (this.#paths.has(key)) {
      throw new CinegenError("internal-error", `Two parts of the site write ${path}`);
    }
    this.#paths.add(key);
    if (isLastingAsset(path)) this.#assets.push(path);
    return path;
  }
}

/** Nothing else goes on at that time, and one call after the other takes half as long as many at once. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function besides(outDir: string, what: string): string {
  return join(dirname(outDir), `.${basename(outDir)}.${what}`);
}

/** A folder that cinegen did not make is never replaced: `--out` may have been a slip of the hand. */
async function refuseForeignFolder(outDir: string): Promise<void> {
  if (!existsSync(outDir)) return;
  const names = await readdir(outDir);
  const isOurs =
    names.length === 0 || (names.includes("version.json") && names.includes("page-data"));
  if (isOurs) return;
  throw new CinegenError("output-unwritable", `${outDir} has files that cinegen did not make`, {
    hint: "Name another folder with --out, or empty this one.",
  });
}

function writeError(outDir: string, cause: unknown): CinegenError {
  if (cause instanceof CinegenError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CinegenError("output-unwritable", `${outDir} could not be written: ${reason}`, {
    hint: "Check the folder's permissions and the free space; the last output is as it was.",
    cause,
  });
}
