import { expect, test } from "vitest";
import { hrefOfPath } from "../../../src/model/path.ts";
import { routeOf } from "../../../src/runtime/routes.ts";

const ORIGIN = "https://kultursal.example";

function pathOf(address: string): string | undefined {
  return routeOf(new URL(address, ORIGIN), ORIGIN)?.path;
}

test.each([
  ["/kinoprogram", "/kinoprogram"],
  ["/kinoprogram/", "/kinoprogram"],
  ["/kinoprogram?dag=i-dag", "/kinoprogram"],
  ["/kinoprogram/#lørdag", "/kinoprogram"],
  ["/", "/"],
  ["/?utm_source=brev", "/"],
])("matches %s whatever its trailing slash, query and hash", (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test("compares paths decoded and in composed form", () => {
  expect(pathOf("/bl%C3%A5b%C3%A6r")).toBe("/blåbær");
  expect(pathOf("/bla\u030ab%C3%A6r")).toBe("/blåbær");
});

test("leaves a path alone that is not valid percent-encoding", () => {
  expect(pathOf("/100%")).toBe("/100%");
});

test.each([
  "https://other.example/kinoprogram",
  "/feed.xml",
  "/calendar.ics",
  "/404.html",
  "/assets/runtime-5XK2.js",
  "/page-data/index.json",
  "/calendar/film-dxm-1.ics",
  "/Offline",
])("knows that %s is no page of the site", (address) => {
  expect(pathOf(address)).toBeUndefined();
});

test("takes a dot below the first segment for part of a slug", () => {
  expect(pathOf("/article/node.js")).toBe("/article/node.js");
});

test.each([
  ["/", "/page-data/index.json"],
  ["/kinoprogram/", "/page-data/kinoprogram.json"],
  ["/article/vinn-medlemskap!", "/page-data/article/vinn-medlemskap!.json"],
  ["/blåbær", "/page-data/bl%C3%A5b%C3%A6r.json"],
])("finds the data of %s at %s", (address, dataPath) => {
  expect(routeOf(new URL(address, ORIGIN), ORIGIN)?.dataUrl).toBe(ORIGIN + dataPath);
});

test.each(["/vinn-medlemskap!", "/blåbær & bær", "/a+b,c;d=e@f$", "/(hva) 'nå'", "/ett-😀"])(
  "names the data file of %s as the build does",
  (path) => {
    const address = new URL(hrefOfPath(path), ORIGIN);
    expect(routeOf(address, ORIGIN)?.dataUrl).toBe(`${ORIGIN}/page-data${hrefOfPath(path)}.json`);
  },
);
