import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { bundleServer } from "../../../src/bundle/server.ts";
import type { Templates } from "../../../src/model/template.ts";

const cacheDir = mkdtempSync(join(tmpdir(), "cinegen-templates-"));
afterAll(() => rmSync(cacheDir, { recursive: true }));

const bundle = await bundleServer({
  packageRoot: join(import.meta.dirname, "../../.."),
  cacheDir,
});

/** The templates as a build compiles them: Preact in React's place. */
export const templates: Templates = bundle.templates;

/** The islands' server markup, by React itself. */
export const { renderIsland } = bundle;

/** @returns the text of some HTML as it is read: without tags, spaces collapsed */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** @returns how often something stands in some HTML */
export function count(html: string, what: string): number {
  return html.split(what).length - 1;
}
