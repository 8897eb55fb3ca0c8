import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { transform } from "esbuild";
import { CinegenError } from "../model/errors.ts";
import type { SiteConfig, SiteSettings } from "../model/settings.ts";
import { configError } from "./issues.ts";
import { siteConfigSchema } from "./settings.ts";

const DEFAULTS: SiteSettings = {
  services: {},
  theme: { variant: "kultursal" },
  menus: { header: [], footer: [] },
  footer: [],
  redirects: [],
  pictures: { mode: "cdn" },
  organisation: { name: "", kind: "venue" },
  serviceWorker: "on",
};

/**
 * Reads `site.config.ts` of a site folder. The file imports nothing but types, so it is compiled
 * alone and evaluated from memory.
 * @throws CinegenError `config-missing`, `config-invalid`
 */
export async function loadSiteConfig(siteDir: string): Promise<SiteConfig> {
  const file = join(siteDir, "site.config.ts");
  const shownFile = join(basename(siteDir), "site.config.ts");
  const source = await readSource(file, shownFile);
  const exported = await evaluate(source, shownFile);
  const result = siteConfigSchema.safeParse(exported);
  if (!result.success) throw configError(shownFile, result.error);
  return result.data as SiteConfig;
}

/** @returns a site's settings: its own, else the shared ones, else the defaults, key by key */
export function settingsOfSite(config: SiteConfig, siteId: string): SiteSettings {
  const own = config.sites[siteId] ?? {};
  return {
    ...DEFAULTS,
    ...config.shared,
    ...own,
    services: { ...config.shared.services, ...own.services },
  };
}

async function readSource(file: string, shownFile: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new CinegenError("config-missing", `There is no ${shownFile} (looked for ${file})`, {
      hint: "Run cinegen in a folder with a site/ folder, or name one with --site-dir.",
      cause,
    });
  }
}

async function evaluate(source: string, shownFile: string): Promise<unknown> {
  try {
    const { code } = await transform(source, { loader: "ts", format: "esm", logLevel: "silent" });
    const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
    const module = (await import(address)) as { default?: unknown };
    return module.default;
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, " ");
    throw new CinegenError("config-invalid", `${shownFile} does not compile: ${reason}`, {
      hint: "Mend the file; it may import types only.",
      cause,
    });
  }
}
