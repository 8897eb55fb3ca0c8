import { z } from "zod";
import type { StoredPicture } from "../../model/snapshot.ts";
import * as fields from "./fields.ts";
import { cleanRecord, type Report } from "./record.ts";

const size = z.number().int().positive();

const schema: z.ZodType<StoredPicture> = z.object({
  url: fields.address,
  file: z.string().regex(/^[0-9a-f]{32}\.[a-z]{3,4}$/, "is no name of a kept picture"),
  width: size,
  height: size,
  colour: z.string().regex(/^#[0-9a-f]{6}$/, "is no colour"),
});

/** Cleans the list of kept pictures of a snapshot that others may have changed. */
export function cleanPictures(raws: readonly unknown[], report: Report): StoredPicture[] {
  return raws.flatMap((raw, index) => {
    const picture = cleanRecord<StoredPicture>(schema, raw, `picture ${index + 1}`, report);
    return picture === undefined ? [] : [picture];
  });
}
