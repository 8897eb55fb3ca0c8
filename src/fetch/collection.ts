import { CinegenError } from "../model/errors.ts";
import type { Problem } from "../model/problem.ts";
import type { LoadedSnapshot, Snapshot } from "../model/snapshot.ts";
import type { Client } from "../http/client.ts";
import { JsonListCollector } from "../http/json-list.ts";
import type { Report } from "./clean/record.ts";

/** One list of records that a fetch asks for. */
export interface CollectionCall<Endpoint extends string, Clean> {
  readonly client: Client<NoInfer<Endpoint>>;
  readonly endpoint: Endpoint;
  readonly query?: Readonly<Record<string, number>>;
  readonly clean: (raws: readonly unknown[], report: Report) => Clean;
  /** What the last fetch made of the same list. */
  readonly reuse: (snapshot: Snapshot) => Clean;
}

/** What all lists of one site share. */
export interface CollectionContext {
  readonly siteId: string;
  /** An intact snapshot; undefined: nothing can be reused. */
  readonly previous: LoadedSnapshot | undefined;
  readonly signal: AbortSignal;
}

/** A fetched list. */
export interface FetchedCollection<Clean> {
  readonly clean: Clean;
  readonly problems: readonly Problem[];
  /** The list's entity tag by its address; empty where the next fetch must not use one. */
  readonly etags: Readonly<Record<string, string>>;
}

/**
 * Fetches and cleans one list, or takes it from the last snapshot where the server says that it did
 * not change.
 * @throws HttpError; CinegenError `body-invalid` for what is no list
 */
export async function fetchCollection<Endpoint extends string, Clean>(
  { client, endpoint, query = {}, clean, reuse }: CollectionCall<Endpoint, Clean>,
  { siteId, previous, signal }: CollectionContext,
): Promise<FetchedCollection<Clean>> {
  const params = { siteId };
  const address = client.address(endpoint, params);
  const known = previous?.manifest.etags[address];
  const collectJson = () => new JsonListCollector();
  const answer = await client.get(endpoint, { params, query, etag: known, collectJson, signal });
  if (answer.notModified && previous !== undefined)
    return { clean: reuse(previous.snapshot), problems: [], etags: tagged(address, known) };
  const problems: Problem[] = [];
  const cleaned = clean(listIn(answer.body, address), (problem) => problems.push(problem));
  // A list with faults is fetched again next time, so that every run reports them.
  const etags = tagged(address, problems.length === 0 ? answer.etag : undefined);
  return { clean: cleaned, problems, etags };
}

/** @throws CinegenError `body-invalid` */
export function listIn(body: unknown, address: string): readonly unknown[] {
  if (Array.isArray(body)) return body;
  throw new CinegenError("body-invalid", `GET ${address}: the answer is not a JSON list`, {
    hint: "Check that the address is that of the API.",
  });
}

function tagged(address: string, etag: string | undefined): Record<string, string> {
  return etag === undefined ? {} : { [address]: etag };
}
