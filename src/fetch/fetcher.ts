export type {
  FetcherOptions,
  FetchProgress,
  FetchResult,
  FetchStep,
  SiteRequest,
} from "./request.ts";
import { fetchSite } from "./fetch-site.ts";
import type { FetcherOptions, FetchResult, SiteRequest } from "./request.ts";
import { startRun } from "./run.ts";
import { isStale, type StalenessRequest } from "./staleness.ts";

/** Fetches the sites of one run; what they share (logins, the list of sites) is asked for once. */
export interface Fetcher {
  /**
   * Fetches and cleans one site. Sites may be fetched in parallel.
   * @throws HttpError for a call that failed; CinegenError `site-unknown`, `body-invalid`,
   * `shrinkage-refused`, or `timeout` where the run as a whole took too long
   */
  fetchSite(request: SiteRequest): Promise<FetchResult>;
  /**
   * Asks whether the events of a snapshot are still as the platform has them.
   * @throws HttpError for a call that failed; CinegenError `body-invalid`
   */
  isStale(request: StalenessRequest): Promise<boolean>;
}

/** Makes the fetcher of one run, whose time limit starts now. */
export function createFetcher(options: FetcherOptions): Fetcher {
  const run = startRun(options);
  return {
    fetchSite: (request) => fetchSite(run, request),
    isStale: (request) => isStale(run, request),
  };
}
