import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SnapshotManifest } from "../model/snapshot.ts";
import { isOwnFile, PICTURE_FOLDER } from "./layout.ts";
import { readManifest } from "./manifest.ts";

/**
 * Removes what older snapshots left: files and pictures that neither the current nor the previous
 * manifest names. Files that cinegen did not name are never touched.
 * @param folder the site's snapshot folder
 */
export async function removeUnnamed(folder: string): Promise<void> {
  const manifests = await readManifests(folder);
  const files = manifests.flatMap((manifest) => Object.values(manifest.files));
  await removeExcept(folder, isOwnFile, new Set(files.map(({ name }) => name)));
  const pictures = await Promise.all(manifests.map((manifest) => picturesOf(folder, manifest)));
  await removeExcept(join(folder, PICTURE_FOLDER), isPictureFile, new Set(pictures.flat()));
}

async function readManifests(folder: string): Promise<SnapshotManifest[]> {
  const generations = ["current", "previous"] as const;
  const manifests = await Promise.all(
    generations.map((generation) => readManifest(folder, generation).catch(() => undefined)),
  );
  return manifests.filter((manifest) => manifest !== undefined);
}

async function picturesOf(folder: string, { files }: SnapshotManifest): Promise<string[]> {
  const lines = await readFile(join(folder, files.pictures.name), "utf8").catch(() => "");
  return Array.from(lines.matchAll(/"file":"([^"]+)"/g), ([, name = ""]) => name);
}

function isPictureFile(name: string): boolean {
  return /^[0-9a-f]{32}\.[a-z]{3,4}$|\.tmp$/.test(name);
}

async function removeExcept(
  folder: string,
  isOwn: (name: string) => boolean,
  keep: ReadonlySet<string>,
): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  const unnamed = names.filter((name) => isOwn(name) && !keep.has(name));
  await Promise.all(unnamed.map((name) => rm(join(folder, name), { force: true })));
}
