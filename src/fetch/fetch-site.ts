import { printableUrl } from "../http/http-error.ts";
import { CinegenError } from "../model/errors.ts";
import { picturesOf } from "../model/pictures-of.ts";
import type { Problem } from "../model/problem.ts";
import type { Site } from "../model/site.ts";
import type { LoadedSnapshot } from "../model/snapshot.ts";
import { withChangeTimes } from "./change-times.ts";
import { cleanArticles } from "./clean/article.ts";
import { cleanBlockData } from "./clean/block-data.ts";
import type { Report } from "./clean/record.ts";
import { cleanSite } from "./clean/site.ts";
import { cleanProgramme } from "./clean-snapshot.ts";
import { type CollectionCall, fetchCollection } from "./collection.ts";
import type { FetchResult, FetchStep, SiteRequest } from "./request.ts";
import { fetchPictures } from "./pictures/fetch-pictures.ts";
import type { Run } from "./run.ts";
import { refuseShrinkage } from "./shrinkage.ts";
import { together } from "./together.ts";

/** The stable flag of the management API (specification, section 9). */
const STABLE = { stable: 1 };

/** Fetches and cleans one site: its records first, then the pictures that they refer to. */
export async function fetchSite(run: Run, request: SiteRequest): Promise<FetchResult> {
  const fetched = await together(run.signal, (signal) => fetchRecords(run, request, signal));
  const { previous, force = false } = request;
  if (previous !== undefined && !force) refuseShrinkage(previous.snapshot, fetched.snapshot);
  return addPictures(run, request, withHistory(fetched, intact(previous), run.now));
}

function withHistory(
  fetched: FetchResult,
  previous: LoadedSnapshot | undefined,
  now: number,
): FetchResult {
  if (!previous) return fetched;
  const { snapshot } = fetched;
  const events = withChangeTimes(snapshot, previous.snapshot, now);
  return { ...fetched, snapshot: { ...snapshot, events } };
}

/** The records of a site, without its pictures. */
async function fetchRecords(
  run: Run,
  request: SiteRequest,
  signal: AbortSignal,
): Promise<FetchResult> {
  const problems: Problem[] = [];
  const collections = fetchCollections(run, request, signal);
  // A site that does not exist is the better explanation for whatever the other calls say.
  collections.catch(() => undefined);
  const site = await findSite(run, request, (problem) => problems.push(problem));
  const { programme, articles, blockData } = await collections;
  for (const part of [programme, articles, blockData]) problems.push(...part.problems);
  return {
    snapshot: {
      site,
      ...programme.clean,
      articles: articles.clean,
      blockData: blockData.clean,
      pictures: [],
      fetchedAt: new Date(run.now).toISOString(),
    },
    problems,
    sources: {
      platform: printableUrl(new URL(request.platformUrl)),
      management: printableUrl(new URL(request.managementUrl)),
    },
    etags: { ...programme.etags, ...articles.etags, ...blockData.etags },
  };
}

async function fetchCollections(run: Run, request: SiteRequest, signal: AbortSignal) {
  const { siteId, previous } = request;
  const platform = run.platform(request.platformUrl);
  const management = run.management(request.managementUrl);
  const context = { siteId, previous: intact(previous), signal };
  const fetchPart = async <Endpoint extends FetchStep, Clean>(
    call: CollectionCall<Endpoint, Clean>,
  ) => {
    const fetched = await fetchCollection(call, context);
    run.onProgress({ siteId, step: call.endpoint, done: 1, total: 1 });
    return fetched;
  };
  const [programme, articles, blockData] = await Promise.all([
    fetchPart({
      client: platform,
      endpoint: "events",
      clean: cleanProgramme,
      reuse: ({ productions, events }) => ({ productions, events }),
    }),
    fetchPart({
      client: management,
      endpoint: "articles",
      query: STABLE,
      clean: cleanArticles,
      reuse: (snapshot) => snapshot.articles,
    }),
    fetchPart({
      client: management,
      endpoint: "blockData",
      query: STABLE,
      clean: cleanBlockData,
      reuse: (snapshot) => snapshot.blockData,
    }),
  ]);
  return { programme, articles, blockData };
}

/** Only what nobody changed since the last fetch is used again. */
function intact(previous: LoadedSnapshot | undefined): LoadedSnapshot | undefined {
  return previous?.intact === true ? previous : undefined;
}

async function findSite(run: Run, request: SiteRequest, report: Report): Promise<Site> {
  const { siteId, platformUrl } = request;
  const raws = await run.sites(platformUrl);
  const ids = raws.map(idOf).filter((id) => id !== undefined);
  const address = run.platform(platformUrl).address("sites");
  const raw = raws.find((candidate) => idOf(candidate) === siteId);
  if (raw === undefined) {
    throw new CinegenError("site-unknown", `GET ${address}: the platform has no site ${siteId}`, {
      hint: `It has ${ids.length === 0 ? "none" : ids.slice(0, 20).join(", ")}.`,
    });
  }
  return cleanSite(raw, siteId, `GET ${address}`, report);
}

function idOf(raw: unknown): string | undefined {
  const id = typeof raw === "object" && raw !== null && "id" in raw ? String(raw.id) : "";
  return /^\w{1,64}$/.test(id) ? id : undefined;
}

async function addPictures(
  run: Run,
  { siteId, pictureDir, previous }: SiteRequest,
  fetched: FetchResult,
): Promise<FetchResult> {
  if (pictureDir === undefined) return fetched;
  const { pictures, problems } = await fetchPictures(picturesOf(fetched.snapshot), {
    dir: pictureDir,
    previous: intact(previous)?.snapshot.pictures ?? [],
    limits: run.limits,
    signal: run.callerSignal,
    onProgress: (done, total) => run.onProgress({ siteId, step: "pictures", done, total }),
  });
  return {
    ...fetched,
    snapshot: { ...fetched.snapshot, pictures },
    problems: [...fetched.problems, ...problems],
  };
}
