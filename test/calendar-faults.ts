/*
 * A strict reader of iCalendar (RFC 5545, RFC 7986), for tests: parsers forgive, calendars of visitors
 * may not. It knows what cinegen may write and calls everything else a fault.
 */

type ValueType = "date-time" | "duration" | "integer" | "offset" | "rule" | "text" | "uri" | "utc";

interface Property {
  readonly type: ValueType;
  /** How often it may stand in its component; the first must be there if it is 1. */
  readonly times: readonly [number, number];
  /** The value type that the line must name, because it is not the default of the property. */
  readonly value?: string;
}

const once = (type: ValueType): Property => ({ type, times: [1, 1] });
const maybe = (type: ValueType, value?: string): Property => ({
  type,
  times: [0, 1],
  ...(value !== undefined && { value }),
});

const CLOCK_CHANGE = {
  DTSTART: once("date-time"),
  RRULE: once("rule"),
  TZOFFSETFROM: once("offset"),
  TZOFFSETTO: once("offset"),
  TZNAME: maybe("text"),
};

const COMPONENTS: Readonly<Record<string, Readonly<Record<string, Property>>>> = {
  VCALENDAR: {
    VERSION: once("text"),
    PRODID: once("text"),
    UID: maybe("text"),
    NAME: maybe("text"),
    "LAST-MODIFIED": maybe("utc"),
    URL: maybe("uri"),
    SOURCE: maybe("uri", "URI"),
    "REFRESH-INTERVAL": maybe("duration", "DURATION"),
    COLOR: maybe("text"),
    "X-WR-CALNAME": maybe("text"),
    "X-PUBLISHED-TTL": maybe("duration"),
  },
  VTIMEZONE: { TZID: once("text") },
  DAYLIGHT: CLOCK_CHANGE,
  STANDARD: CLOCK_CHANGE,
  VEVENT: {
    UID: once("text"),
    DTSTAMP: once("utc"),
    "LAST-MODIFIED": maybe("utc"),
    SEQUENCE: maybe("integer"),
    DTSTART: once("date-time"),
    DTEND: maybe("date-time"),
    SUMMARY: maybe("text"),
    STATUS: maybe("text"),
    LOCATION: maybe("text"),
    DESCRIPTION: maybe("text"),
    CATEGORIES: { type: "text", times: [0, 9] },
    URL: maybe("uri"),
    IMAGE: { type: "uri", times: [0, 9], value: "URI" },
  },
};

const PARENTS: Readonly<Record<string, string>> = {
  VCALENDAR: "",
  VTIMEZONE: "VCALENDAR",
  DAYLIGHT: "VTIMEZONE",
  STANDARD: "VTIMEZONE",
  VEVENT: "VCALENDAR",
};

const DATE_TIME = String.raw`\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d[0-5]\d`;
const TEXT = String.raw`(?:[^\\;,\u0000-\u001f]|\\[\\;,nN])*`;

const VALUES: Readonly<Record<ValueType, RegExp>> = {
  "date-time": new RegExp(`^${DATE_TIME}Z?$`),
  utc: new RegExp(`^${DATE_TIME}Z$`),
  duration: /^P(?:\d+W|\d+D|(?:\d+D)?T(?:\d+H)?(?:\d+M)?(?:\d+S)?)$/,
  integer: /^\d{1,10}$/,
  offset: /^[+-]\d{4}$/,
  rule: /^FREQ=YEARLY;BYMONTH=\d+;BYDAY=-1SU$/,
  text: new RegExp(`^${TEXT}$`, "u"),
  uri: /^[a-z][a-z0-9+.-]*:[\u0021-\u007e]+$/i,
};

const LINE = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su;

/** @returns everything about a calendar that the two standards do not allow; nothing for a valid one */
export function faultsOf(text = ""): readonly string[] {
  const faults = foldingFaults(text);
  const open: { name: string; seen: Map<string, number> }[] = [];
  const zones = new Set<string>();
  const uids = new Set<string>();
  for (const line of text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1)) {
    const [, name = "", parameters = "", value = ""] = LINE.exec(line) ?? [];
    const current = open.at(-1);
    if (name === "BEGIN") {
      if (PARENTS[value] !== (current?.name ?? ""))
        faults.push(`${value} in ${current?.name ?? ""}`);
      open.push({ name: value, seen: new Map() });
    } else if (name === "END") {
      if (current?.name !== value) faults.push(`end of ${value}`);
      faults.push(...countFaults(value, current?.seen));
      open.pop();
    } else {
      const property = COMPONENTS[current?.name ?? ""]?.[name];
      current?.seen.set(name, (current.seen.get(name) ?? 0) + 1);
      if (!property || !isValue(property, name, parameters, value)) faults.push(line);
      if (name === "TZID") zones.add(value);
      const zone = /;TZID=([^;]*)/.exec(parameters)?.[1];
      if (zone !== undefined && !zones.has(zone)) faults.push(`unknown zone: ${line}`);
      if (name === "UID" && uids.has(value)) faults.push(`twice: ${line}`);
      if (name === "UID") uids.add(value);
      const isLocal = name.startsWith("DT") && zone === undefined && !value.endsWith("Z");
      if (isLocal && current?.name === "VEVENT") faults.push(`floating: ${line}`);
    }
  }
  return open.length === 0 ? faults : [...faults, `${open[0]?.name ?? ""} without end`];
}

function foldingFaults(text: string): string[] {
  const lines = text.split("\r\n");
  const last = lines.pop();
  return [
    ...(last === "" ? [] : ["no CRLF at the end"]),
    ...lines.filter(
      (line) => Buffer.byteLength(line) > 75 || /[\u0000-\u0008\u000a-\u001f]/.test(line),
    ),
  ];
}

function countFaults(component: string, seen = new Map<string, number>()): readonly string[] {
  return Object.entries(COMPONENTS[component] ?? {}).flatMap(
    ([
      name,
      {
        times: [least, most],
      },
    ]) => {
      const count = seen.get(name) ?? 0;
      return count < least || count > most ? [`${component} has ${count} ${name}`] : [];
    },
  );
}

function isValue(property: Property, name: string, parameters: string, value: string): boolean {
  const named = /;VALUE=([A-Z-]+)/.exec(parameters)?.[1];
  if (named !== property.value) return false;
  // Categories are a list: commas that are not escaped part its texts.
  const parts = name === "CATEGORIES" ? value.split(/(?<!\\),/) : [value];
  return parts.every((part) => VALUES[property.type].test(part));
}
