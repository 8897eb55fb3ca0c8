import { z } from "zod";
import type { Article } from "../../model/article.ts";
import * as fields from "./fields.ts";
import { cleanRecord, duplicateProblem, labelOf, type Report } from "./record.ts";
import { optional, orElse, type Unsettled } from "./tolerant.ts";

type WireArticle = Omit<Article, "locale" | "createdAt" | "updatedAt"> & {
  readonly node_locale: string;
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
};

/** Article as the contract has it (section 3). */
const schema: z.ZodType<Unsettled<WireArticle>> = z.object({
  id: fields.identifier,
  slug: orElse(fields.lineOrEmpty, ""),
  title: fields.line,
  author: optional(fields.lineOrEmpty, ""),
  category: orElse(z.enum(["general", "news"]), "general"),
  node_locale: optional(fields.line, "nb"),
  image: optional(fields.addressOrEmpty, ""),
  thumbnail: optional(fields.addressOrEmpty, ""),
  content: orElse(fields.html, ""),
  createdAt: orElse<number | null>(fields.epochMs, null),
  updatedAt: orElse<number | null>(fields.epochMs, null),
  order: optional(z.number(), 0),
});

/** Cleans articles; of two with one id the later is kept. */
export function cleanArticles(raws: readonly unknown[], report: Report): Article[] {
  const articles = new Map<string, Article>();
  for (const [index, raw] of raws.entries()) {
    const label = labelOf("article", raw, index);
    const wire = cleanRecord<WireArticle>(schema, raw, label, report);
    const article = wire && dated(wire, label, report);
    if (article === undefined) continue;
    if (articles.has(article.id)) report(duplicateProblem(label, "record-duplicate"));
    articles.set(article.id, article);
  }
  return [...articles.values()];
}

/** Either time can stand in for the other; an article with none has no place in any list. */
function dated(wire: WireArticle, label: string, report: Report): Article | undefined {
  const { node_locale: locale, ...rest } = wire;
  const createdAt = wire.createdAt ?? wire.updatedAt;
  const updatedAt = wire.updatedAt ?? wire.createdAt;
  if (createdAt !== null && updatedAt !== null) return { ...rest, locale, createdAt, updatedAt };
  const message = `${label}: it has neither createdAt nor updatedAt; the record is left out.`;
  report({ code: "record-invalid", message, record: label, field: "createdAt" });
  return undefined;
}
