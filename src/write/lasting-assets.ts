/** Scripts, styles and fonts of one output. */
export interface LastingAssets {
  /** What the build itself made; paths in the output. */
  readonly own: readonly string[];
  /** What was taken over from an earlier build and is in no page of this one. */
  readonly kept: readonly string[];
}

/** @returns whether a file is one that pages load while they are open: pictures have their own folder */
export function isLastingAsset(path: string): boolean {
  return /^assets\/[^/]+$/.test(path);
}

/**
 * A tab that was opened before a deployment may still ask for a chunk of its own build. So the assets
 * of the last build that had others are kept until they change once more: for one generation, however
 * often the same ones are built in between.
 *
 * @param last what the last build left
 * @param own what this build made
 * @returns what this build takes over
 */
export function assetsToKeep(last: LastingAssets, own: readonly string[]): readonly string[] {
  const present = new Set(own);
  const areSame = own.length === last.own.length && last.own.every((path) => present.has(path));
  return (areSame ? last.kept : last.own).filter((path) => !present.has(path));
}
