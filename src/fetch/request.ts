import type { Problem } from "../model/problem.ts";
import type { LoadedSnapshot, Snapshot, SnapshotSources } from "../model/snapshot.ts";
import type { Limits, Login } from "./services.ts";

/** What all sites of a run share. */
export interface FetcherOptions {
  /** Undefined: the API is asked without credentials. */
  readonly platformLogin: Login | undefined;
  readonly managementLogin: Login | undefined;
  /** The time that snapshots carry as theirs, epoch milliseconds. */
  readonly now: number;
  readonly limits?: Partial<Limits>;
  /** For all records of the run, in milliseconds from the making of the fetcher on. Default: 5 minutes. */
  readonly overallMs?: number;
  /** API requests at the same time. Default 6. */
  readonly concurrency?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: FetchProgress) => void;
}

/** What a site's fetch is made of. */
export type FetchStep = "events" | "articles" | "blockData" | "pictures";

/** How far a step of one site is: the call is done (1 of 1), so many pictures are done. */
export interface FetchProgress {
  readonly siteId: string;
  readonly step: FetchStep;
  readonly done: number;
  readonly total: number;
}

/** One site to fetch. */
export interface SiteRequest {
  readonly siteId: string;
  readonly platformUrl: string;
  readonly managementUrl: string;
  /** The last snapshot, for conditional requests and against sudden losses. */
  readonly previous?: LoadedSnapshot | undefined;
  /** Let the new snapshot be much smaller than the last one. */
  readonly force?: boolean | undefined;
  /** Keep pictures in this folder (mode `local`); undefined: do not fetch pictures. */
  readonly pictureDir?: string | undefined;
}

/** What a fetch brought; `sources` and `etags` go into the manifest. */
export interface FetchResult {
  readonly snapshot: Snapshot;
  readonly problems: readonly Problem[];
  readonly sources: SnapshotSources;
  readonly etags: Readonly<Record<string, string>>;
}
