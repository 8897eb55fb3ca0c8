import { createHash } from "node:crypto";
import type { ArticleSeed, BlockDataSeed } from "../content/types.ts";
import { dayOf, instantOn, isoDate, type Day } from "../programme/days.ts";
import type { ProgrammeRequest } from "../programme/request.ts";
import type { WireArticle, WireBlockData } from "../wire.ts";

/** What texts need besides themselves. */
export type EditorialRequest = Pick<ProgrammeRequest, "today" | "pictureAddress">;

const HOUR_MS = 3_600_000;

/** An article as the management API sends it, published relative to the day. */
export function articleOf(seed: ArticleSeed, request: EditorialRequest): WireArticle {
  const { slug, title, author, category, published, order } = seed;
  const day = typeof published === "number" ? request.today - published : dayOf(published);
  const createdAt = instantOn(day, "09:00");
  return {
    id: uuidOf(slug),
    slug,
    title,
    author,
    category,
    node_locale: "nb",
    image: request.pictureAddress(seed.image),
    thumbnail: request.pictureAddress(seed.thumbnail),
    content: withPictures(seed.content, request),
    createdAt,
    updatedAt: createdAt + HOUR_MS,
    order,
  };
}

/** The data of a block as the management API sends it. */
export function blockDataOf(seed: BlockDataSeed, request: EditorialRequest): WireBlockData {
  const { id, component } = seed;
  const data =
    component === "Newsletters"
      ? { items: seed.data.items.map((item) => datedNewsletter(item, request.today)) }
      : (withAddresses(seed.data, request) as object);
  return { id, component, locale: "nb", data };
}

function datedNewsletter(
  { daysAgo, ...item }: { readonly daysAgo: number },
  today: Day,
): { date: string } {
  return { ...item, date: isoDate(today - daysAgo) };
}

/** Puts addresses in the place of picture names: in fields called `image`, and in HTML. */
function withAddresses(value: unknown, request: EditorialRequest): unknown {
  if (typeof value === "string") return withPictures(value, request);
  if (Array.isArray(value)) return value.map((item) => withAddresses(item, request));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      key === "image" && typeof field === "string"
        ? request.pictureAddress(field)
        : withAddresses(field, request),
    ]),
  );
}

function withPictures(html: string, { pictureAddress }: EditorialRequest): string {
  return html.replace(/\bpicture:([\w-]+)/g, (_, name: string) => pictureAddress(name));
}

/** @returns the same uuid (version 5 in form) for the same words */
function uuidOf(words: string): string {
  const hex = createHash("sha1").update(words).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
