import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @returns the folder of the cinegen package itself: where its templates and runtime sources are,
 * whether it runs compiled or from `src/`
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "templates")) || !existsSync(join(folder, "package.json"))) {
    folder = dirname(folder);
  }
  return folder;
}
