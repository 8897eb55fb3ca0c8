import { basename, join } from "node:path";
import glob from "fast-glob";

/** Islands for everyone; all others belong to members and are built only where there is a backend. */
const PUBLIC_ISLANDS: ReadonlySet<string> = new Set(["Search"]);

/** An island: a React component with a chunk of its own. */
export interface IslandSource {
  readonly name: string;
  /** Absolute file; its default export is the component. */
  readonly file: string;
}

/**
 * @param templatesDir the `templates/` folder
 * @param hasMembership false leaves the members' islands out
 * @returns the islands, by name: a file of `templates/islands/` whose name starts with a capital
 */
export async function findIslands(
  templatesDir: string,
  hasMembership: boolean,
): Promise<readonly IslandSource[]> {
  const files = await glob("islands/[A-Z]*.tsx", { cwd: templatesDir });
  return files
    .sort()
    .map((file) => ({ name: basename(file, ".tsx"), file: join(templatesDir, file) }))
    .filter(({ name }) => hasMembership || PUBLIC_ISLANDS.has(name));
}
