import { DEFAULT_DURATION_MS } from "../../model/event.ts";
import { excerptOfHtml } from "../../model/html.ts";
import type { ListedEvent } from "../../model/listing.ts";
import { hrefOfPath } from "../../model/path.ts";
import { FEATURE, featureOf, pictureOf } from "../../model/production.ts";
import { productionPicture } from "../meta-picture.ts";
import type { RenderContext } from "../render-context.ts";
import { foldLines, textValue, timeLine, utcValue } from "./content-line.ts";

/** Sequence numbers count seconds from here: so they fit into 31 bits until 2088. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);
const MAX_SEQUENCE = 2 ** 31 - 1;

/**
 * A performance with a date as a `VEVENT`. Its identity is the event's id alone; a change of the record
 * raises its sequence number, so that a show that was moved moves in every calendar that has it.
 */
export function performanceText(event: ListedEvent, context: RenderContext): string {
  const start = Date.parse(event.startTime ?? "");
  const changed = changedAt(event, context);
  const url = pageAddress(event, context);
  const picture = pictureAddress(event, context);
  return foldLines([
    "BEGIN:VEVENT",
    `UID:${textValue(`${event.id}@${context.site.host}`)}`,
    `DTSTAMP:${utcValue(changed)}`,
    `LAST-MODIFIED:${utcValue(changed)}`,
    `SEQUENCE:${sequenceAt(changed)}`,
    timeLine("DTSTART", start),
    timeLine("DTEND", endAfter(start, event)),
    `SUMMARY:${textValue(event.status === "cancelled" ? `Avlyst: ${event.title}` : event.title)}`,
    `STATUS:${event.status === "cancelled" ? "CANCELLED" : "CONFIRMED"}`,
    `LOCATION:${textValue(locationOf(event, context))}`,
    `DESCRIPTION:${textValue(descriptionOf(event, url))}`,
    `CATEGORIES:${categoriesOf(event).map(textValue).join(",")}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(picture === undefined ? [] : [`IMAGE;VALUE=URI;DISPLAY=BADGE:${picture}`]),
    "END:VEVENT",
  ]);
}

/** @returns when the event last changed; where the platform does not say, the snapshot's own time */
export function changedAt({ updatedAt }: ListedEvent, { fetchedAt }: RenderContext): number {
  return updatedAt ?? fetchedAt;
}

function sequenceAt(changed: number): number {
  const seconds = Math.floor((changed - SEQUENCE_START) / 1000);
  return Math.min(Math.max(seconds, 0), MAX_SEQUENCE);
}

/** An end must come after the start (RFC 5545, section 3.8.2.2). */
function endAfter(start: number, { endTime }: ListedEvent): number {
  const end = endTime === null ? start : Date.parse(endTime);
  return end > start ? end : start + DEFAULT_DURATION_MS;
}

function locationOf({ venue, screen }: ListedEvent, { site, settings }: RenderContext): string {
  const { name, address } = settings.organisation;
  const house = { name: name || site.title, ...address, address: address?.street };
  const place = venue ?? house;
  const town = [place.postalCode, place.city].filter(Boolean).join(" ");
  return [place.name, screen, place.address, town].filter(Boolean).join(", ");
}

function descriptionOf({ status, tags, production, checkoutUrl }: ListedEvent, url?: string) {
  const { summary, body } = production.contents;
  const ageLimit = featureOf(production, FEATURE.ageLimit);
  const facts = [
    ageLimit === undefined ? "" : `${FEATURE.ageLimit}: ${ageLimit}`,
    featureOf(production, FEATURE.runningTime),
    ...tags,
  ];
  const paragraphs = [
    status === "cancelled" ? "Forestillingen er avlyst." : "",
    summary === "" ? excerptOfHtml(body) : summary,
    facts.filter(Boolean).join(" · "),
    checkoutUrl === undefined ? "" : `Billetter: ${checkoutUrl}`,
    url === undefined ? "" : `Les mer: ${url}`,
  ];
  return paragraphs.filter(Boolean).join("\n\n");
}

function categoriesOf({ production }: ListedEvent): readonly string[] {
  const kind = production.object === "movie" ? "Film" : "Kultur";
  const { typeText } = production;
  return typeText === null || typeText === kind ? [kind] : [kind, typeText];
}

function pageAddress({ production }: ListedEvent, { origin }: RenderContext): string | undefined {
  return production.path === undefined ? undefined : origin + hrefOfPath(production.path);
}

function pictureAddress({ production }: ListedEvent, context: RenderContext): string | undefined {
  const asset = pictureOf(production);
  const picture = asset && productionPicture(asset, production, context.pictures);
  return picture && new URL(picture.src, context.origin).href;
}
