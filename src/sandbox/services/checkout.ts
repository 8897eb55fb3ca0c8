import { formatDayAndTime, formatPrice } from "../../model/format.ts";
import { parsePlatformTime } from "../../model/time.ts";
import type { Records } from "../records/records.ts";
import { html, type Reply } from "../server/exchange.ts";
import { get, type Service } from "../server/service.ts";
import type { WireEvent } from "../wire.ts";

/** The ticket provider's checkout, where buy links lead: it says what would be bought. */
export function checkoutService(records: Records, now: () => number): Service {
  return {
    name: "checkout",
    cors: "none",
    routes: [get("/:eventId", ({ params }) => checkoutPage(params.eventId ?? "", records, now()))],
  };
}

function checkoutPage(id: string, records: Records, now: number): Reply {
  const siteIds = records.sites().map((site) => String(site.id));
  const event = siteIds.flatMap((siteId) => records.readableEvents(siteId)).find(hasId(id));
  if (event) return html(200, page(event.title, linesOf(event, now)));
  const isGiftCard = siteIds
    .flatMap((siteId) => records.blockData(siteId))
    .some(({ data }) => "checkoutId" in data && data.checkoutId === id);
  return isGiftCard
    ? html(200, page("Gavekort", ["Her velger du beløp og hvem kortet er til."]))
    : html(404, page("Fant ikke forestillingen", [`Ingen ting er til salgs med nummer ${id}.`]));
}

function hasId(id: string): (event: WireEvent) => boolean {
  return (event) => String(event.id) === id;
}

function linesOf(event: WireEvent, now: number): string[] {
  const starts = parsePlatformTime(event.startTime ?? "");
  const { price, venue, screen } = event;
  return [
    starts === undefined ? "Dato kommer" : formatDayAndTime(starts, now),
    [venue?.name, screen].filter(Boolean).join(", "),
    price ? `Fra ${formatPrice(price.from, price.currency)}` : "",
  ].filter((line) => line !== "");
}

function page(heading: string, lines: readonly string[]): string {
  const title = escapeHtml(heading);
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demokasse: ${title}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem;color-scheme:light dark}h1{line-height:1.2}</style>
</head>
<body>
<p>Demokasse</p>
<h1>${title}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
<p>Dette er en prøvekasse. Her blir ingenting kjøpt, og ingen penger skifter eier.</p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
