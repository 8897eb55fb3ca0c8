import type { Announcer } from "./announcer.ts";
import type { loadChunk } from "./chunks.ts";
import type { Links } from "./links.ts";
import type { RuntimeSettings } from "./settings.ts";
import type { SafeStorage } from "./storage.ts";

/**
 * What the first script has, and lazy chunks are handed: if they imported it, the bundler would move it
 * into chunks of its own, for which the first load would have to wait.
 */
export interface Core {
  readonly settings: RuntimeSettings;
  readonly links: Links;
  readonly storage: SafeStorage;
  readonly announcer: Announcer;
  readonly loadChunk: typeof loadChunk;
}
