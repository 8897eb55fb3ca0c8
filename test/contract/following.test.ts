import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import ICAL from "ical.js";
import { parseICS, type VEvent } from "node-ical";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOf } from "../calendar-faults.ts";
import { Demo, type SentEvent } from "../demo.ts";

/*
 * What people and programs follow a site by, from the API to the published file: the real commands,
 * read by parsers that are none of ours.
 */

const NOW = "2026-11-21T12:00:00Z";
const LATER = "2026-11-21T15:00:00Z";

/** Performances on both sides of each change of clocks, and within it. */
const CLOCKS = [
  ["winter", "2027-03-27T20:00:00+01:00", "2027-03-27T19:00:00.000Z"],
  ["summer", "2027-03-28T20:00:00+02:00", "2027-03-28T18:00:00.000Z"],
  ["twice-1", "2027-10-31T02:30:00+02:00", "2027-10-31T00:30:00.000Z"],
  ["twice-2", "2027-10-31T02:30:00+01:00", "2027-10-31T01:30:00.000Z"],
  ["unsaid", "2027-10-31T20:00:00", "2027-10-31T19:00:00.000Z"],
] as const;

const FILM = "siste-ferge-til-skarvoy-dxm-10398";

let demo: Demo;
let sent: readonly SentEvent[];

beforeAll(async () => {
  demo = await Demo.start(NOW);
  const events = await demo.events("192");
  const near = CLOCKS.flatMap(([id, startTime]) =>
    events.slice(0, 1).map((event) => ({ ...event, id, startTime, endTime: null })),
  );
  sent = [...events, ...near];
  await demo.send("192", sent);
  await publish(NOW);
}, 120_000);

afterAll(() => demo.close());

/** Fetches and builds a site without and one with a membership backend. */
async function publish(now: string): Promise<void> {
  const sites = ["--site", "192", "--site", "118"];
  const environment = { CINEGEN_NOW: now, TZ: "America/New_York" };
  for (const command of ["fetch", "build"]) await demo.succeed([command, ...sites], environment);
}

const output = (path: string, site = "192") =>
  readFileSync(join(demo.folder, "dist", site, path), "utf8");

/** @returns where the links of a page lead */
const linksOf = (page: string) =>
  [...output(page).matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);

/** @returns the performances of a calendar by id, as node-ical reads them */
function performances(path: string): ReadonlyMap<string, VEvent> {
  const entries = Object.values(parseICS(output(path)));
  const events = entries.filter((entry): entry is VEvent => entry?.type === "VEVENT");
  return new Map(events.map((event) => [event.uid.split("@")[0] ?? "", event]));
}

/** @returns when each performance of a calendar starts, as ical.js reads it */
function startsOf(path: string): ReadonlyMap<string, string> {
  const calendar = new ICAL.Component(ICAL.parse(output(path)) as unknown[]);
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone), "Europe/Oslo");
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return new Map(
    events.map(({ uid, startDate }) => [
      uid.split("@")[0] ?? "",
      new Date(startDate.toUnixTime() * 1000).toISOString(),
    ]),
  );
}

describe("calendars", () => {
  it("are valid to the letter, every one of them", () => {
    const files = readdirSync(join(demo.folder, "dist"), { recursive: true, encoding: "utf8" });
    const calendars = files.filter((file) => file.endsWith(".ics"));
    expect(calendars.length).toBeGreaterThan(200);
    for (const file of calendars) {
      expect(faultsOf(readFileSync(join(demo.folder, "dist", file), "utf8")), file).toEqual([]);
    }
  });

  it("say the same to two parsers, and what the platform sent", () => {
    const [one, other] = [performances("calendar.ics"), startsOf("calendar.ics")];
    expect([...other.keys()].sort()).toEqual([...one.keys()].sort());
    for (const { id, startTime } of sent) {
      const start = one.get(id)?.start.toISOString();
      expect(other.get(id)).toBe(start);
      // Times without an offset are Oslo's, which this process does not know.
      if (start !== undefined && /[Z+]/.test(startTime ?? "")) {
        expect(start).toBe(new Date(startTime ?? "").toISOString());
      }
    }
  });

  it.each(CLOCKS)("have the right instant near a change of clocks: %s", (id, _time, instant) => {
    expect(performances("calendar.ics").get(id)?.start.toISOString()).toBe(instant);
    expect(performances(`calendar/forestilling/${id}.ics`).get(id)?.start.toISOString()).toBe(
      instant,
    );
    expect(startsOf("calendar.ics").get(id)).toBe(instant);
  });

  it.each([
    ["index.html", "/calendar.ics"],
    ["kinoprogram/index.html", "/calendar/film.ics"],
    ["kulturprogram/index.html", "/calendar/kultur.ics"],
    [`${FILM}/index.html`, "/calendar/produksjon/film-10398.ics"],
    [`${FILM}/index.html`, "/calendar/sted/"],
  ])("are offered to whoever looks at %s: %s", (page, path) => {
    const subscriptions = linksOf(page).filter((link) => link.startsWith("webcal://"));
    expect(subscriptions.join("\n")).toContain(path);
    for (const link of subscriptions) output(new URL(link).pathname);
  });

  it("of a single performance stand beside it on its page", () => {
    const links = linksOf(`${FILM}/index.html`);
    const singles = links.filter((link) => link.startsWith("/calendar/forestilling/"));
    expect(singles.length).toBeGreaterThan(5);
    for (const link of singles) output(link);
  });
});

describe("a show that is moved or cancelled, though the platform says it did not change", () => {
  const [moved, cancelled, kept] = ["winter", "summer", "twice-1"] as const;
  const startTime = "2027-03-29T18:00:00+02:00";
  let before: ReadonlyMap<string, VEvent>;

  beforeAll(async () => {
    before = performances("calendar.ics");
    const records = sent.map((event) => {
      if (event.id === moved) return { ...event, startTime };
      return event.id === cancelled ? { ...event, status: "cancelled" } : event;
    });
    await demo.send("192", records);
    await publish(LATER);
  }, 60_000);

  it.each(["calendar.ics", `calendar/forestilling/${moved}.ics`])(
    "keeps its identity, raises its sequence and moves in %s",
    (path) => {
      const [last, now] = [before.get(moved), performances(path).get(moved)];
      expect(now?.uid).toBe(last?.uid);
      expect(Number(now?.sequence)).toBeGreaterThan(Number(last?.sequence));
      expect(now?.dtstamp.getTime()).toBe(Date.parse(LATER));
      expect(now?.start.toISOString()).toBe(new Date(startTime).toISOString());
    },
  );

  it("stays with its new status where it was cancelled", () => {
    const [last, now] = [before.get(cancelled), performances("calendar.ics").get(cancelled)];
    expect([now?.uid, now?.status]).toEqual([last?.uid, "CANCELLED"]);
    expect(Number(now?.sequence)).toBeGreaterThan(Number(last?.sequence));
    expect(now?.summary).toMatch(/^Avlyst: /);
  });

  it("touches no other performance", () => {
    expect(performances("calendar.ics").get(kept)).toEqual(before.get(kept));
  });

  it("is told once: another fetch and build leave the calendars as they are", async () => {
    const last = output("calendar.ics");
    await publish("2026-11-21T16:00:00Z");
    expect(output("calendar.ics")).toBe(last);
  }, 60_000);
});

describe("feeds", () => {
  it("say the same to a parser, in both formats, with absolute addresses", () => {
    const rss = parseRssFeed(output("feed.xml"));
    const json = parseJsonFeed(output("feed.json"));
    const items = rss.items ?? [];
    expect(items.length).toBeGreaterThan(5);
    expect(items.map(({ guid }) => guid?.value)).toEqual(json.items?.map(({ id }) => id));
    for (const [index, item] of items.entries()) {
      const other = json.items?.[index];
      expect(item.title).toBe(other?.title);
      expect(item.link).toBe(other?.url);
      expect(Date.parse(String(item.pubDate))).toBe(Date.parse(String(other?.date_published)));
      expect(item.content?.encoded).toBe(other?.content_html);
      const addresses = [...(item.content?.encoded ?? "").matchAll(/(?:href|src)="([^"]*)"/g)];
      for (const [, address] of addresses) expect(address).toMatch(/^(?:https?|mailto|tel):/);
    }
  });
});

describe("search engines", () => {
  const addresses = (site: string) =>
    [...output("sitemap.xml", site).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path = ""]) => decodeURI(path),
    );

  it.each(["192", "118"])(
    "are told of the pages of site %s that they may keep, and of no other",
    (site) => {
      const dist = join(demo.folder, "dist", site);
      const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith("index.html"))
        .map((file) => ({
          path: `/${file.replace(/\/?index\.html$/, "")}`,
          html: output(file, site),
        }))
        .filter(({ html }) => !html.includes('http-equiv="refresh"'));
      const keepable = pages.filter(({ path, html }) => {
        const canonical =
          /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)">/.exec(html)?.[1] ?? "";
        return !html.includes('name="robots" content="noindex"') && decodeURI(canonical) === path;
      });
      expect(addresses(site).sort()).toEqual(keepable.map(({ path }) => path).sort());
      expect(keepable.length).toBeGreaterThan(50);
    },
  );

  it("are kept from search and from every member page", () => {
    const member = ["logg-inn", "bli-medlem", "glemt-passord", "min-side"];
    const own = ["min-side/kinoliste", "min-side/billetter", "search"];
    for (const page of [...member, ...own]) {
      expect(output(`${page}/index.html`, "118")).toContain('name="robots" content="noindex"');
      expect(addresses("118")).not.toContain(`/${page}`);
    }
  });

  it("are told when content changed, not when the site was built", () => {
    const entry = /<loc>[^<]*\/article\/kinoklubb<\/loc><lastmod>([^<]*)</.exec(
      output("sitemap.xml"),
    );
    const articles = readdirSync(join(demo.folder, "data/192")).find((file) =>
      file.startsWith("articles."),
    );
    const lines = readFileSync(join(demo.folder, "data/192", articles ?? ""), "utf8").split("\n");
    const line = lines.find((each) => each.includes('"slug":"kinoklubb"')) ?? "{}";
    const { updatedAt } = JSON.parse(line) as { updatedAt: number };
    expect(Date.parse(entry?.[1] ?? "")).toBe(Math.floor(updatedAt / 1000) * 1000);
  });
});

describe("the search page without scripts", () => {
  it("has a form that leads to itself, and the programme to browse", () => {
    const html = output("search/index.html");
    expect(html).toMatch(/<form[^>]* action="\/search"/);
    expect(html).toMatch(/<input[^>]* name="q"/);
    expect(html).toContain("Bla i programmet");
    expect(html.match(/data-event="/g)?.length).toBeGreaterThan(20);
  });
});
