import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputUnit, WrittenFile } from "../model/output.ts";
import type { LastingAssets } from "./lasting-assets.ts";

/** A file as the last build left it: one that somebody changed since is made anew. */
export interface RecordedFile extends WrittenFile {
  readonly path: string;
}

/** A unit as the last build left it. */
export interface RecordedUnit {
  readonly key: string;
  readonly files: readonly RecordedFile[];
  readonly pictures: readonly string[];
}

/** A unit of the build that goes on. */
interface NotedUnit extends Pick<RecordedUnit, "key" | "pictures"> {
  readonly paths: readonly string[];
}

/** Raised when the format changes: an older record is then ignored. */
const FORMAT = 2;

interface RecordFile {
  readonly format: number;
  readonly units: readonly RecordedUnit[];
  readonly assets: LastingAssets;
}

const NOTHING: RecordFile = { format: FORMAT, units: [], assets: { own: [], kept: [] } };

/**
 * What is known of the last build of one output: which key each unit had, and its assets. Only a
 * cache: without it everything is made again, with the same result, and no older asset is kept.
 */
export class BuildRecord {
  readonly #file: string;
  readonly #last: ReadonlyMap<string, RecordedUnit>;
  readonly #current: NotedUnit[] = [];
  /** Of the last build. */
  readonly assets: LastingAssets;

  private constructor(file: string, { units, assets }: RecordFile) {
    this.#file = file;
    this.#last = new Map(units.map((unit) => [unit.files[0]?.path ?? "", unit]));
    this.assets = assets;
  }

  /** Reads the record; a missing, damaged or older one counts as empty. */
  static load(file: string): BuildRecord {
    try {
      const record = JSON.parse(readFileSync(file, "utf8")) as RecordFile;
      return new BuildRecord(file, record.format === FORMAT ? record : NOTHING);
    } catch {
      return new BuildRecord(file, NOTHING);
    }
  }

  /** @returns the unit of the last build, if it had the same key and its files are as they were */
  reusable(unit: OutputUnit, outDir: string): RecordedUnit | undefined {
    const last = this.#last.get(unit.paths[0] ?? "");
    if (!last || last.key !== unit.key) return undefined;
    return last.files.every((file) => isUnchanged(file, outDir)) ? last : undefined;
  }

  /** Notes a unit of this build. */
  note(unit: NotedUnit): void {
    this.#current.push(unit);
  }

  /**
   * Keeps the record for the next build.
   * @param written every file of this build by path
   * @param assets of this build
   */
  save(written: ReadonlyMap<string, WrittenFile>, assets: LastingAssets): void {
    const units = this.#current.map(({ key, pictures, paths }) => ({
      key,
      pictures,
      files: paths.flatMap((path) => {
        const file = written.get(path);
        return file ? [{ path, ...file }] : [];
      }),
    }));
    mkdirSync(dirname(this.#file), { recursive: true });
    const aside = `${this.#file}.${process.pid}`;
    writeFileSync(aside, JSON.stringify({ format: FORMAT, units, assets } satisfies RecordFile));
    renameSync(aside, this.#file);
  }
}

function isUnchanged({ path, size, modified }: RecordedFile, outDir: string): boolean {
  const stats = statSync(join(outDir, path), { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === modified;
}
