import type { Route } from "./routes.ts";

/** A page's data file: what a page change needs (ARCHITECTURE.md). */
export interface PageData {
  readonly build: string;
  readonly path: string;
  readonly title: string;
  /** HTML of the elements between the head's two markers. */
  readonly head: string;
  /** HTML inside `<main>`. */
  readonly main: string;
  /** The path whose menu item is current. */
  readonly menuPath: string;
}

/** Why a page could not be shown; also the words of the log (specification, section 8). */
export type FailureKind =
  | "page not found"
  | "previously detected load failure"
  | "component load failure"
  | "JSON load failure"
  | "layout load failure";

/** A page, or the kind of failure. */
export type LoadResult = PageData | FailureKind;

/** How a load stands. */
export type LoadState = "pending" | "ready" | "failed";

/** Loads pages once and remembers the last results (specification, section 9). */
export interface Loader {
  /** Never rejects. A path whose load has failed before is a failure at once. */
  load(route: Route, priority?: RequestPriority): Promise<LoadResult>;
  /** Puts a page among the remembered results, e.g. the one that the document came with. */
  keep(page: PageData): void;
  /** @returns how the load of a path stands; undefined where nothing is remembered of it */
  stateOf(path: string): LoadState | undefined;
}

/** How many results are remembered: the last five (specification, section 9). */
const KEPT_RESULTS = 5;
const MAX_AGE_MS = 5 * 60_000;
/** A data file that takes longer is a failure: the document load may still work. */
const TIMEOUT_MS = 6_000;

const KNOWN_FAILURE: FailureKind = "previously detected load failure";

interface KeptResult {
  result: Promise<LoadResult>;
  state: LoadState;
  readonly since: number;
}

/** @param now the clock that ages results, epoch milliseconds */
export function createLoader(now: () => number = Date.now): Loader {
  const kept = new Map<string, KeptResult>();

  function find(path: string): KeptResult | undefined {
    const entry = kept.get(path);
    return entry && now() - entry.since < MAX_AGE_MS ? entry : undefined;
  }

  function remember(path: string, result: Promise<LoadResult>): void {
    const entry: KeptResult = { result, state: "pending", since: now() };
    void result.then((settled) => {
      entry.state = typeof settled === "string" ? "failed" : "ready";
      if (entry.state === "failed") entry.result = Promise.resolve(KNOWN_FAILURE);
    });
    putLast(path, entry);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_RESULTS && oldest !== undefined) kept.delete(oldest);
  }

  function putLast(path: string, entry: KeptResult): void {
    kept.delete(path);
    kept.set(path, entry);
  }

  return {
    load(route, priority = "auto") {
      const known = find(route.path);
      if (known) {
        putLast(route.path, known);
        return known.result;
      }
      const result = fetchPage(route.dataUrl, priority);
      remember(route.path, result);
      return result;
    },
    keep: (page) => remember(page.path, Promise.resolve(page)),
    stateOf: (path) => find(path)?.state,
  };
}

async function fetchPage(dataUrl: string, priority: RequestPriority): Promise<LoadResult> {
  try {
    const response = await fetch(dataUrl, { priority, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404 || response.status === 410) return "page not found";
    const data: unknown = response.ok ? await response.json() : undefined;
    return isPageData(data) ? data : "JSON load failure";
  } catch {
    return "JSON load failure";
  }
}

function isPageData(data: unknown): data is PageData {
  const page = data as Partial<PageData> | null | undefined;
  return typeof page?.main === "string" && typeof page.head === "string";
}
