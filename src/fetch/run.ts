import pLimit from "p-limit";
import { CinegenError } from "../model/errors.ts";
import type { Client } from "../http/client.ts";
import { listIn } from "./collection.ts";
import type { FetcherOptions, FetchProgress } from "./request.ts";
import {
  DEFAULT_LIMITS,
  type Limits,
  type Management,
  managementClient,
  type Platform,
  platformClient,
  type Runtime,
  runtimeClient,
} from "./services.ts";

const DEFAULT_OVERALL_MS = 5 * 60 * 1000;
const DEFAULT_CONCURRENCY = 6;

/** What the sites of one run share. */
export interface Run {
  /** Aborted by the caller, or when the records of the run take too long. */
  readonly signal: AbortSignal;
  /** Aborted by the caller alone. */
  readonly callerSignal: AbortSignal | undefined;
  readonly limits: Limits;
  /** The time that snapshots carry as theirs, epoch milliseconds. */
  readonly now: number;
  onProgress(progress: FetchProgress): void;
  /** The client of a platform: one for all sites that it has. */
  platform(baseUrl: string): Platform;
  management(baseUrl: string): Management;
  runtime(baseUrl: string): Runtime;
  /** All sites of a platform as it describes them, asked for once. */
  sites(baseUrl: string): Promise<readonly unknown[]>;
}

/** Starts the run's time limit. */
export function startRun(options: FetcherOptions): Run {
  const signal = runSignal(options.overallMs ?? DEFAULT_OVERALL_MS, options.signal);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const limit = pLimit(options.concurrency ?? DEFAULT_CONCURRENCY);
  const limited = <Endpoint extends string>(client: Client<Endpoint>): Client<Endpoint> => ({
    ...client,
    get: (endpoint, callOptions) => limit(() => client.get(endpoint, callOptions)),
  });
  const platform = once((url) => limited(platformClient(url, options.platformLogin, limits)));
  const management = once((url) =>
    limited(managementClient(url, options.managementLogin, limits, signal)),
  );
  const runtime = once((url) => limited(runtimeClient(url, limits)));
  const sites = once(async (url) => {
    const client = platform(url);
    const { body } = await client.get("sites", { signal });
    return listIn(body, client.address("sites"));
  });
  const { now, onProgress = () => undefined, signal: callerSignal } = options;
  return { signal, callerSignal, limits, now, onProgress, platform, management, runtime, sites };
}

function runSignal(overallMs: number, outer: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const expire = () =>
    controller.abort(
      new CinegenError("timeout", `The fetch as a whole: timeout of ${overallMs} ms exceeded`, {
        hint: "Fetch fewer sites at once (--site), or look at why the servers are slow.",
      }),
    );
  // Requests under way keep the process alive; the limit alone must not.
  setTimeout(expire, overallMs).unref();
  if (outer?.aborted) controller.abort(outer.reason);
  outer?.addEventListener("abort", () => controller.abort(outer.reason), { once: true });
  return controller.signal;
}

/** @returns a function that makes each key's value once */
function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
