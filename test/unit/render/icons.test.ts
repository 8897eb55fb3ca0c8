import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BRAND_COLOURS } from "../../../src/model/brand.ts";
import { SITE_ICONS } from "../../../src/model/icon.ts";
import type { Theme } from "../../../src/model/settings.ts";
import { iconSvg } from "../../../src/render/icons.ts";
import { files } from "./rendered-site.ts";

const VARIANTS = Object.keys(BRAND_COLOURS) as Theme["variant"][];

/** The custom properties of a theme variant in the style sheet; the first theme is the plain `:root`. */
function tokensOf(variant: Theme["variant"]): ReadonlyMap<string, string> {
  const css = readFileSync(
    new URL("../../../templates/styles/tokens.css", import.meta.url),
    "utf8",
  );
  const selector = variant === "kultursal" ? ":root" : `:root[data-theme="${variant}"]`;
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

describe("the icons of a site", () => {
  it.each(VARIANTS)("have the colours that the style sheet gives the variant %s", (variant) => {
    const tokens = tokensOf(variant);
    expect(BRAND_COLOURS[variant]).toMatchObject({
      paper: tokens.get("l-paper"),
      darkPaper: tokens.get("d-paper"),
      stage: tokens.get("stage"),
      accent: tokens.get("d-accent"),
    });
  });

  it.each(VARIANTS)("have a mark of their own in the variant %s", (variant) => {
    const others = VARIANTS.filter((other) => other !== variant);
    const mark = (theme: Theme) => / d="([^"]+)"/.exec(iconSvg(theme, "tile"))?.[1];
    expect(mark({ variant })).toMatch(/^M/);
    for (const other of others) expect(mark({ variant: other })).not.toBe(mark({ variant }));
    // A venue's own choice of logo wins over its colours.
    for (const other of others)
      expect(mark({ variant: other, logo: variant })).toBe(mark({ variant }));
  });

  it("are linked from every page, with the colour of the browser's bars in both schemes", () => {
    const html = files().get("index.html") ?? "";
    for (const href of [
      "/favicon.ico",
      "/favicon.svg",
      "/apple-touch-icon.png",
      "/site.webmanifest",
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    const { paper, darkPaper } = BRAND_COLOURS.kultursal;
    expect(html).toContain(`content="${paper}" media="(prefers-color-scheme: light)"`);
    expect(html).toContain(`content="${darkPaper}" media="(prefers-color-scheme: dark)"`);
  });
});

describe("the web manifest", () => {
  const manifest = JSON.parse(files().get("site.webmanifest") ?? "{}") as {
    readonly name: string;
    readonly lang: string;
    readonly icons: readonly { readonly src: string; readonly purpose: string }[];
  };

  it("names the venue in its language", () => {
    expect(manifest).toMatchObject({ name: "Kultursalen", lang: "nb", start_url: "/" });
  });

  it("lists icons that are made, one of them for masks", () => {
    const made = new Set(["favicon.svg", ...SITE_ICONS.map(({ path }) => path)]);
    for (const { src } of manifest.icons) expect(made).toContain(src.slice(1));
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  });
});
