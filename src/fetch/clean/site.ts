import { z } from "zod";
import { CinegenError } from "../../model/errors.ts";
import type { Problem } from "../../model/problem.ts";
import type { Site, Tracking } from "../../model/site.ts";
import * as fields from "./fields.ts";
import { cleanRecord, type Report } from "./record.ts";
import { absent, listOf, optional, orElse, type Unsettled } from "./tolerant.ts";

const LOCALE: Site["locale"] = { available: ["nb"], enabled: ["nb"], default: "nb" };

const NO_TRACKING: Unsettled<Tracking> = {
  analytics: undefined,
  tagManager: undefined,
  pixel: undefined,
};

const partner = z.transform((value, context) => {
  if (/^\d{1,15}$/.test(String(value))) return Number(value);
  context.issues.push({ code: "custom", message: "is not a partner id", input: value });
  return z.NEVER;
});

/** Lower case and ASCII, as it stands in addresses. */
const host = fields.line.transform((value, context) => {
  const address = `https://${value}`;
  if (URL.canParse(address) && new URL(address).href === `https://${new URL(address).host}/`)
    return new URL(address).host;
  context.issues.push({ code: "custom", message: "is not a host name", input: value });
  return z.NEVER;
});

/** Ids of tracking services end up in scripts: nothing but the characters that they use. */
const trackingId = fields.identifier.refine(
  (value) => /^[\w.-]{1,64}$/.test(value),
  "is not a tracking id",
);

/** Site as the contract has it (section 2). */
const schema: z.ZodType<Unsettled<Site>> = z.object({
  id: fields.identifier,
  host,
  title: fields.line,
  partners: listOf(partner),
  locale: orElse(
    z.object({
      available: listOf(fields.line),
      enabled: listOf(fields.line),
      default: fields.line,
    }),
    LOCALE,
  ),
  stage: orElse(fields.line, "production"),
  published: orElse(z.boolean(), false),
  skeletonVersion: optional(fields.lineOrEmpty, ""),
  tracking: optional<Unsettled<Tracking>>(
    z.object({
      analytics: absent(trackingId),
      tagManager: absent(trackingId),
      pixel: absent(trackingId),
    }),
    NO_TRACKING,
  ),
});

/**
 * Cleans a site's own record, without which there is no site.
 * @param origin the address or file that it came from, for the error
 * @throws CinegenError `body-invalid`
 */
export function cleanSite(raw: unknown, siteId: string, origin: string, report: Report): Site {
  const problems: Problem[] = [];
  const site = cleanRecord<Site>(schema, raw, `site ${siteId}`, (problem) =>
    problems.push(problem),
  );
  if (site === undefined) {
    throw new CinegenError("body-invalid", `${origin}: ${problems[0]?.message ?? "no site"}`, {
      hint: "Have the site's record corrected on the platform.",
    });
  }
  problems.forEach(report);
  return site;
}
