import { watch } from "chokidar";

/** Changes that come within this time are one change: editors write several files at once. */
const QUIET_MS = 80;

/** A running watch. */
export interface Watch {
  close(): Promise<void>;
}

/**
 * Calls `rebuild` after changes below the folders; never twice at once, and once more where
 * something changed while it ran.
 *
 * @param folders absolute; those that do not exist yet, or any more, are waited for
 * @param rebuild must not throw
 */
export async function watchFolders(
  folders: readonly string[],
  rebuild: () => Promise<void>,
): Promise<Watch> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let changes = 0;
  const run = async () => {
    for (let built = 0; built !== changes;) {
      built = changes;
      await rebuild();
    }
    running = undefined;
  };
  const changed = () => {
    changes++;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running ??= run();
    }, QUIET_MS);
  };
  const watcher = watch([...folders], {
    ignoreInitial: true,
    // A fetch writes aside and renames: only whole files count.
    awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 20 },
  });
  watcher.on("all", changed);
  watcher.on("unlinkDir", (folder) => {
    if (!folders.includes(folder)) return;
    // chokidar forgets what it was asked to watch once that is gone.
    watcher.unwatch(folder);
    watcher.add(folder);
  });
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}
