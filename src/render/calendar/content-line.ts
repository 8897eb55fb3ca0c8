import { osloOffset, TIME_ZONE, wallTimeAt, type WallTime } from "../../model/time.ts";

/*
 * The text format of iCalendar (RFC 5545, section 3). A content line here is a string such as
 * `SUMMARY:Julekonsert`, its value already escaped; folding and line ends come last.
 */

/** A line may have this many octets without its end (RFC 5545, section 3.1). */
const MAX_OCTETS = 75;

const HOUR_MS = 3_600_000;

/** @returns the lines as they stand in a file: folded, each with CRLF */
export function foldLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Folds between characters, never inside one: some readers decode each line by itself. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  let folded = "";
  let room = MAX_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      folded += "\r\n ";
      // The space that begins a continued line counts.
      room = MAX_OCTETS - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}

/** @returns plain text as a TEXT value (RFC 5545, section 3.3.11): escaped, without control characters */
export function textValue(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** @returns an instant in UTC: `20261205T190000Z` */
export function utcValue(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
}

/**
 * @param name `DTSTART` or `DTEND`
 * @returns the line of a time in Oslo: `DTSTART;TZID=Europe/Oslo:20261205T200000`. Within an hour of a
 * change of clocks it is in UTC: of a wall time that comes twice, programs take one or the other.
 */
export function timeLine(name: string, instant: number): string {
  const isPlain = osloOffset(instant - HOUR_MS) === osloOffset(instant + HOUR_MS);
  if (!isPlain) return `${name}:${utcValue(instant)}`;
  return `${name};TZID=${TIME_ZONE}:${wallValue(wallTimeAt(instant))}`;
}

function wallValue({ year, month, day, hour, minute, second }: WallTime): string {
  return `${pad(year, 4)}${pad(month)}${pad(day)}T${pad(hour)}${pad(minute)}${pad(second)}`;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}

/** Oslo's clock since 1996, by its two rules (RFC 5545, section 3.6.5). */
export const TIME_ZONE_LINES: readonly string[] = [
  "BEGIN:VTIMEZONE",
  `TZID:${TIME_ZONE}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "END:VTIMEZONE",
];
