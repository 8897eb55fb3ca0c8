import { describe, expect, it } from "vitest";
import { nearestPaths } from "../../../src/resolve/nearest-paths.ts";

const PATHS = ["/", "/nyheter", "/nyhetsbrev", "/om-oss", "/blåbærskogen-dxm-1", "/Ørnen-DXM2"];

describe("the nearest paths", () => {
  it.each([
    ["/nyhter", "/nyheter"],
    ["/nyheter/", "/nyheter"],
    ["/om", "/om-oss"],
    ["/blabaerskogen", "/blåbærskogen-dxm-1"],
    ["/ornen", "/Ørnen-DXM2"],
    ["/arkiv/nyhetsbrev", "/nyhetsbrev"],
  ])("of %s begin with %s", (asked, nearest) => {
    expect(nearestPaths(asked, PATHS)[0]).toBe(nearest);
  });

  it.each(["/", "/x", "/kjop-gavekort"])("of %s are none where nothing is like it", (asked) => {
    expect(nearestPaths(asked, PATHS)).toEqual([]);
  });

  it("are three at most", () => {
    const many = Array.from({ length: 9 }, (_, index) => `/film-${index}`);
    expect(nearestPaths("/film", many)).toEqual(["/film-0", "/film-1", "/film-2"]);
  });
});
