import { z } from "zod";
import { type Event, EVENT_STATUSES, type Price, type Venue } from "../../model/event.ts";
import type { Production } from "../../model/production.ts";
import * as fields from "./fields.ts";
import { cleanRecord, duplicateProblem, fieldProblem, labelOf, type Report } from "./record.ts";
import {
  absent,
  KEPT_WITHOUT,
  optional,
  optionalListOf,
  orElse,
  type Unsettled,
} from "./tolerant.ts";

/** What an event is on the wire once its production is reduced to a reference. */
type WireEvent = Omit<Event, "productionId"> & { readonly production: { readonly id: string } };

const venue = z.object({
  id: orElse(fields.identifierOrEmpty, ""),
  name: fields.line,
  address: absent(fields.line),
  postalCode: absent(fields.identifier),
  city: absent(fields.line),
});

const price = z.object({
  from: z.number().min(0),
  currency: orElse(z.string().regex(/^[A-Z]{3}$/, "is not a currency code"), "NOK"),
});

/** Event as the contract has it (section 2). A wrong start time costs the event, not a missing one. */
const schema: z.ZodType<Unsettled<WireEvent>> = z.object({
  id: fields.identifier,
  code: orElse(fields.identifierOrEmpty, ""),
  title: fields.line,
  startTime: fields.timeOrUndated,
  endTime: optional<string | null>(fields.time, null),
  venue: optional<Unsettled<Venue> | null>(venue, null),
  screen: optional<string | null>(fields.line, null),
  status: optional(z.enum(EVENT_STATUSES), "onsale"),
  price: optional<Price | null>(price, null),
  tags: optionalListOf(fields.line),
  updatedAt: optional<number | null>(fields.epochMs, null),
  production: z.object({ id: fields.identifier }),
});

/**
 * Cleans events; of two with one id the later is kept.
 * @param productions the clean ones: an event of no other is left out
 */
export function cleanEvents(
  raws: readonly unknown[],
  productions: ReadonlyMap<string, Production>,
  report: Report,
): Event[] {
  const events = new Map<string, Event>();
  for (const [index, raw] of raws.entries()) {
    const label = labelOf("event", raw, index);
    const event = cleanEvent(raw, label, report);
    if (event === undefined) continue;
    if (!productions.has(event.productionId)) report(orphanProblem(label, event));
    else {
      if (events.has(event.id)) report(duplicateProblem(label, "record-duplicate"));
      events.set(event.id, event);
    }
  }
  return [...events.values()];
}

function cleanEvent(raw: unknown, label: string, report: Report): Event | undefined {
  const wire = cleanRecord<WireEvent>(schema, raw, label, report);
  if (wire === undefined) return undefined;
  const { production, ...rest } = wire;
  return { ...rest, endTime: checkedEnd(wire, label, report), productionId: production.id };
}

function checkedEnd(
  { startTime, endTime }: Pick<Event, "startTime" | "endTime">,
  label: string,
  report: Report,
): string | null {
  if (startTime === null || endTime === null) return endTime;
  if (Date.parse(endTime) >= Date.parse(startTime)) return endTime;
  const reason = `is before startTime${KEPT_WITHOUT}`;
  report(fieldProblem(label, { path: ["endTime"], reason, code: "field-invalid" }));
  return null;
}

function orphanProblem(label: string, { productionId }: Event): Parameters<Report>[0] {
  return {
    code: "event-missing-production",
    message: `${label}: production ${productionId} is not known or was left out; so is the event.`,
    record: label,
    field: "production.id",
  };
}
