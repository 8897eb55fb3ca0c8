import type {
  ArticleSeed,
  BlockDataSeed,
  CultureSeed,
  FilmSeed,
  SiteSeed,
} from "../content/types.ts";
import { dayAt, type Day } from "../programme/days.ts";
import { programmeOf } from "../programme/programme.ts";
import type { ProgrammeRequest } from "../programme/request.ts";
import type { WireArticle, WireBlockData, WireEvent, WireSite } from "../wire.ts";
import { articleOf, blockDataOf } from "./editorial.ts";

/** What the demo consists of, without dates and addresses. */
export interface SandboxContent {
  readonly sites: readonly SiteSeed[];
  readonly films: readonly FilmSeed[];
  readonly culture: readonly CultureSeed[];
  /** By site id. */
  readonly articles: Readonly<Record<number, readonly ArticleSeed[]>>;
  readonly blockData: Readonly<Record<number, readonly BlockDataSeed[]>>;
}

/** What a day and an address make of the content. */
export interface RecordsOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly evergreen: boolean;
  /** @returns the address of a picture by its name */
  readonly pictureAddress: (name: string) => string;
}

/** Records of one site that a test can put its own in the place of. */
export const RECORD_KINDS = ["events", "articles", "blockData"] as const;

/** The kinds of record that a site has. */
export type RecordKind = (typeof RECORD_KINDS)[number];

interface SiteRecords {
  readonly events: readonly WireEvent[];
  readonly articles: readonly WireArticle[];
  readonly blockData: readonly WireBlockData[];
}

/** How records of a test go together with those of the demo. */
export interface RecordChange {
  readonly mode: "add" | "replace";
  readonly records: readonly unknown[];
}

/**
 * The records that the services send. They are made once a day for each site; what a test has put
 * in is sent as it is, right or wrong.
 */
export class Records {
  private readonly content: SandboxContent;
  private readonly options: RecordsOptions;
  private readonly made = new Map<string, SiteRecords>();
  private readonly changes = new Map<string, RecordChange[]>();
  private day: Day | undefined;

  constructor(content: SandboxContent, options: RecordsOptions) {
    this.content = content;
    this.options = options;
  }

  sites(): readonly WireSite[] {
    return this.content.sites;
  }

  hasSite(siteId: string): boolean {
    return this.siteOf(siteId) !== undefined;
  }

  events(siteId: string): readonly WireEvent[] {
    return this.changed(siteId, "events");
  }

  /** Events without what a test has put in that is no event at all: for services that read them. */
  readableEvents(siteId: string): readonly WireEvent[] {
    return this.events(siteId).filter(
      (event: unknown) => isRecord(event) && isRecord(event.production),
    );
  }

  articles(siteId: string): readonly WireArticle[] {
    return this.changed(siteId, "articles");
  }

  blockData(siteId: string): readonly WireBlockData[] {
    return this.changed(siteId, "blockData");
  }

  /**
   * @param key `site` + first partner id + `a` (contract, section 2)
   * @returns the site's events; undefined where no site has the key
   */
  eventsByRuntimeKey(key: string): readonly WireEvent[] | undefined {
    const site = this.content.sites.find(({ partners }) => `site${partners[0] ?? ""}a` === key);
    return site && this.readableEvents(String(site.id));
  }

  /** Adds a test's own records, or sends them in the place of all others. */
  change(siteId: string, kind: RecordKind, change: RecordChange): void {
    const key = `${siteId}/${kind}`;
    const kept = change.mode === "replace" ? [] : (this.changes.get(key) ?? []);
    this.changes.set(key, [...kept, change]);
  }

  /** Takes all changes back. */
  restore(): void {
    this.changes.clear();
  }

  private changed<Kind extends RecordKind>(siteId: string, kind: Kind): SiteRecords[Kind] {
    let records: readonly unknown[] = this.siteRecords(siteId)[kind];
    for (const change of this.changes.get(`${siteId}/${kind}`) ?? []) {
      records = change.mode === "replace" ? change.records : [...records, ...change.records];
    }
    return records as SiteRecords[Kind];
  }

  private siteRecords(siteId: string): SiteRecords {
    const today = dayAt(this.options.now());
    if (this.day !== today) this.made.clear();
    this.day = today;
    const made = this.made.get(siteId) ?? this.make(siteId, today);
    this.made.set(siteId, made);
    return made;
  }

  private make(siteId: string, today: Day): SiteRecords {
    const site = this.siteOf(siteId);
    if (!site) return { events: [], articles: [], blockData: [] };
    const { evergreen, pictureAddress } = this.options;
    const { films, culture, articles, blockData } = this.content;
    const request: ProgrammeRequest = { siteId: site.id, today, evergreen, pictureAddress };
    return {
      events: programmeOf(films, culture, request),
      articles: (articles[site.id] ?? []).map((seed) => articleOf(seed, request)),
      blockData: (blockData[site.id] ?? []).map((seed) => blockDataOf(seed, request)),
    };
  }

  private siteOf(siteId: string): SiteSeed | undefined {
    return this.content.sites.find(({ id }) => String(id) === siteId);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
