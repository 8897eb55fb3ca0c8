import { z } from "zod";
import {
  BLOCK_DATA_COMPONENTS,
  type BlockData,
  type BlockDataByComponent,
  type CardListData,
} from "../../model/block-data.ts";
import * as fields from "./fields.ts";
import { cleanRecord, duplicateProblem, labelOf, type Report } from "./record.ts";
import { absent, listOf, optional, orElse, type Unsettled } from "./tolerant.ts";

type Component = keyof BlockDataByComponent;

type DataSchemas = {
  [Name in Component]: z.ZodType<Unsettled<BlockDataByComponent[Name]>>;
};

const cardList: z.ZodType<Unsettled<CardListData>> = z.object({
  heading: absent(fields.line),
  cards: listOf(
    z.object({
      title: fields.line,
      text: absent(fields.text),
      href: fields.href,
      image: absent(fields.address),
      alt: absent(fields.lineOrEmpty),
    }),
  ),
});

/** The shape of `data` by component (contract, section 3). */
const dataSchemas: DataSchemas = {
  Slideshow: z.object({
    slides: listOf(
      z.object({
        image: orElse(fields.addressOrEmpty, ""),
        alt: optional(fields.lineOrEmpty, ""),
        heading: fields.line,
        text: absent(fields.text),
        href: absent(fields.href),
      }),
    ),
  }),
  QuickLinks: cardList,
  CardList: cardList,
  Content: z.object({ html: fields.html }),
  Cover: z.object({
    image: orElse(fields.addressOrEmpty, ""),
    alt: optional(fields.lineOrEmpty, ""),
    heading: fields.line,
    text: absent(fields.text),
    focalPoint: absent(fields.focalPoint),
  }),
  GiftCard: z.object({
    heading: fields.line,
    html: orElse(fields.html, ""),
    checkoutId: fields.identifier,
  }),
  Newsletters: z.object({
    items: listOf(z.object({ title: fields.line, date: fields.day, href: fields.href })),
  }),
  NewsletterSignup: z.object({
    heading: fields.line,
    text: orElse(fields.text, ""),
    action: fields.href,
  }),
};

const recordSchemas = new Map<string, z.ZodType>(
  BLOCK_DATA_COMPONENTS.map((component) => [
    component,
    z.object({
      id: fields.identifier,
      component: z.literal(component),
      locale: optional(fields.line, "nb"),
      data: dataSchemas[component],
    }),
  ]),
);

/** Cleans block data; what is for no known component is left out, of two with one id the later is kept. */
export function cleanBlockData(raws: readonly unknown[], report: Report): BlockData[] {
  const blocks = new Map<string, BlockData>();
  for (const [index, raw] of raws.entries()) {
    const label = labelOf("block-data", raw, index);
    const block = cleanBlock(raw, label, report);
    if (block === undefined) continue;
    if (blocks.has(block.id)) report(duplicateProblem(label, "block-data-duplicate"));
    blocks.set(block.id, block);
  }
  return [...blocks.values()];
}

function cleanBlock(raw: unknown, label: string, report: Report): BlockData | undefined {
  const component = componentOf(raw);
  const schema = component === undefined ? fallbackSchema : recordSchemas.get(component);
  if (schema !== undefined) {
    return cleanRecord(schema as z.ZodType<Unsettled<BlockData>>, raw, label, report);
  }
  report({
    code: "block-unknown",
    message: `${label}: there is no component ${JSON.stringify(component?.slice(0, 80))}; the record is left out.`,
    record: label,
    field: "component",
  });
  return undefined;
}

/** For what has no component at all: its faults are those of any record. */
const fallbackSchema: z.ZodType = z.object({ id: fields.identifier, component: z.string() });

function componentOf(raw: unknown): string | undefined {
  if (typeof raw !== "object" || raw === null || !("component" in raw)) return undefined;
  return typeof raw.component === "string" ? raw.component : undefined;
}
