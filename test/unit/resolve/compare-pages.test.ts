import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../../src/model/snapshot.ts";
import { comparePages, withPaths } from "../../../src/resolve/compare-pages.ts";
import { resolveSite } from "../../../src/resolve/site.ts";
import { recordDifferences } from "../../../src/snapshot/compare.ts";
import {
  aPage,
  anArticle,
  anEvent,
  aProduction,
  aSite,
  aSnapshot,
  detailPages,
  someSettings,
  source,
} from "../../builders.ts";

const block = {
  component: "Cover",
  hide: false,
  place: { row: 0, column: 0, order: 0 },
  options: {},
};
const pages = [
  aPage({ path: "/om-oss", blocks: [{ ...block, id: "c", data: ["om-oss-cover"] }] }),
  aPage({ path: "/program", sources: [source("events", "event", true, {})] }),
  aPage({ path: "/nyheter", sources: [source("news", "article", true, {})] }),
  ...detailPages,
];

const cover = (heading: string) => ({
  id: "om-oss-cover",
  component: "Cover" as const,
  locale: "nb",
  data: { image: "", alt: "", heading },
});

function resolved(snapshot: Snapshot) {
  const components = new Set(["Cover", "NotFound", "Offline", "PageHeading"]);
  return resolveSite({ snapshot, pages, settings: someSettings(), components });
}

function compare(over: Partial<Snapshot>, from: Partial<Snapshot> = {}) {
  const [before, after] = [aSnapshot(from), aSnapshot(over)];
  const records = recordDifferences(before, after);
  const [old, now] = [resolved(before), resolved(after)];
  return { ...comparePages(old, now, records), records: withPaths(records, old, now) };
}

const FILM = "/den-lange-veien-dxm-1";

describe("the pages that a fetch touches", () => {
  it("are none where nothing is different", () => {
    expect(compare({})).toEqual({ added: [], changed: [], removed: [], records: [] });
  });

  it("are those that list a performance which is different, or its production", () => {
    const { changed, records } = compare({ events: [anEvent({ status: "few" })] });
    expect(changed).toEqual(["/program", FILM]);
    expect(records).toMatchObject([{ model: "event", id: "e1", path: FILM }]);
  });

  it("are those that show a production which is different, through its performances too", () => {
    expect(compare({ productions: [aProduction({ title: "Ny" })] }).changed).toEqual([
      "/program",
      FILM,
    ]);
  });

  it("are the new ones and those that are gone, and the lists that they were in", () => {
    const article = anArticle({ id: "a2", slug: "ny" });
    const articles = [anArticle(), article];
    expect(compare({ articles })).toMatchObject({
      added: ["/article/ny"],
      changed: ["/nyheter"],
      removed: [],
    });
    const gone = compare({}, { articles });
    expect(gone).toMatchObject({ added: [], changed: ["/nyheter"], removed: ["/article/ny"] });
    expect(gone.records[0]?.path).toBe("/article/ny");
  });

  it("are those with the block data that is different", () => {
    expect(compare({ blockData: [cover("B")] }, { blockData: [cover("A")] }).changed).toEqual([
      "/om-oss",
    ]);
  });

  it("are those with a performance that is over by now, though no record is different", () => {
    const { changed, records } = compare({ fetchedAt: "2026-11-23T12:00:00.000Z" });
    expect(records).toEqual([]);
    expect(changed).toEqual(["/program", FILM]);
  });

  it("are all where the site itself is different", () => {
    const { changed } = compare({ site: aSite({ title: "Nytt navn" }) });
    expect(changed).toContain("/om-oss");
    expect(changed).toHaveLength(resolved(aSnapshot()).pages.length);
  });
});
