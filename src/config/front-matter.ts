import { z } from "zod";
import { pathParameters, routeSource } from "../model/page.ts";
import { unusablePathReason } from "../model/path.ts";
import { FILTER_PROPERTIES, type FilterProperty, type SourceModel } from "../model/page.ts";

const columnCount = z.int().min(1).max(12);
const index = z.int().min(0);

const span = z.strictObject({
  xs: columnCount.default(12),
  md: columnCount.default(12),
  lg: columnCount.default(12),
});

const filter = z.strictObject({
  property: z.enum(Object.keys(FILTER_PROPERTIES) as [FilterProperty, ...FilterProperty[]]),
  value: z.coerce.string(),
  operator: z.literal("eq").default("eq"),
});

const source = z
  .strictObject({
    name: z.string().min(1),
    model: z.enum(["production", "event", "article"]),
    collection: z.boolean().default(true),
    filters: z.array(filter).default([]),
  })
  .superRefine(({ model, filters }, context) => {
    for (const [position, { property }] of filters.entries()) {
      const models: readonly SourceModel[] = FILTER_PROPERTIES[property];
      if (models.includes(model)) continue;
      context.addIssue({
        code: "custom",
        path: ["filters", position, "property"],
        message: `a source of model ${model} has no property ${property}`,
      });
    }
  });

const block = z.strictObject({
  component: z.string().min(1),
  id: z.string().min(1),
  hide: z.boolean().default(false),
  place: z
    .strictObject({ row: index.default(0), column: index.default(0), order: index.optional() })
    .prefault({}),
  data: z.array(z.string()).default([]),
  heading: z.string().optional(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});

const meta = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  image: z.string().optional(),
});

const path = z
  .string()
  .normalize()
  .regex(/^\/(?!\/)[^\s?#\\]*$/, "must start with a slash and have no space, query or hash")
  .superRefine((value, context) => {
    // A parameter's own name is no part of the output.
    const reason = unusablePathReason(value.replace(/\/:[^/]*/g, "/parameter"));
    if (reason !== undefined) context.addIssue({ code: "custom", message: reason });
    else if (/\.[a-z0-9]+$/i.test(value) && !value.endsWith(".html"))
      context.addIssue({ code: "custom", message: "looks like the name of a file" });
  });

/** Refuses a second element of the same name; the first would be lost without a word. */
function refuseDuplicates(
  context: z.RefinementCtx,
  list: string,
  names: readonly string[],
  key: string,
): void {
  for (const [position, name] of names.entries()) {
    if (names.indexOf(name) === position) continue;
    const message = `there are two with the ${key} ${name}`;
    context.addIssue({ code: "custom", path: [list, position, key], message });
  }
}

/** The front matter of a page file; README.md, "Pages", explains each key. */
export const frontMatter = z
  .strictObject({
    id: z.string().optional(),
    title: z.string().min(1),
    path,
    pageType: z.enum(["ordinary", "standard"]).default("ordinary"),
    layout: z.string().default("default"),
    template: z
      .strictObject({
        rows: z.array(z.strictObject({ columns: z.array(span).min(1) })).min(1),
      })
      .default({ rows: [{ columns: [{ xs: 12, md: 12, lg: 12 }] }] }),
    blocks: z.array(block).optional(),
    sources: z.array(source).default([]),
    meta: z.record(z.string(), meta).default({}),
    noindex: z.boolean().default(false),
    membersOnly: z.boolean().default(false),
  })
  .superRefine((page, context) => {
    const { blocks = [], sources } = page;
    refuseDuplicates(
      context,
      "blocks",
      blocks.map(({ id }) => id),
      "id",
    );
    refuseDuplicates(
      context,
      "sources",
      sources.map(({ name }) => name),
      "name",
    );
    for (const [position, { place }] of blocks.entries()) {
      if (page.template.rows[place.row]?.columns[place.column]) continue;
      context.addIssue({
        code: "custom",
        path: ["blocks", position, "place"],
        message: `there is no row ${place.row}, column ${place.column} in the template`,
      });
    }
    const names = pathParameters(page.path);
    if (/\/:.*\//.test(page.path))
      context.addIssue({ code: "custom", path: ["path"], message: "goes on after a parameter" });
    if (names.length > 0 && routeSource(page) === undefined) {
      context.addIssue({
        code: "custom",
        path: ["path"],
        message: `no source with "collection: false" has a filter with :${names.join(", :")} as its value`,
      });
    }
    for (const [position, { filters }] of sources.entries()) {
      const unknown = filters.find(
        ({ value }) => value.startsWith(":") && !names.includes(value.slice(1)),
      );
      if (unknown === undefined) continue;
      context.addIssue({
        code: "custom",
        path: ["sources", position],
        message: `${unknown.value} is not a parameter of the path ${page.path}`,
      });
    }
  });
