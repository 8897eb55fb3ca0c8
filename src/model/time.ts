/** The zone of everything a visitor reads; the process's own zone is never used. */
export const TIME_ZONE = "Europe/Oslo";

/** What the clock on the wall in Oslo shows at an instant. */
export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const DAY_MS = 86_400_000;

/**
 * The rule that holds in Norway since 1996, and not `Intl`: making a format with a time zone took half
 * of the first script's time, on each page. A test compares it with the zone data of Node.
 * @returns how far Oslo is ahead of UTC at `instant`, in minutes: 60 or 120
 */
export function osloOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= clockChange(year, 3) && instant < clockChange(year, 10);
  return isSummer ? 120 : 60;
}

/** @returns one o'clock UTC on the last Sunday of a month (1 to 12) */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

/** @returns the wall time in Oslo at `instant` (epoch milliseconds) */
export function wallTimeAt(instant: number): WallTime {
  const wall = wallClockAt(instant);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  };
}

/**
 * @returns the instant (epoch milliseconds) at which Oslo's clock shows the given wall time; in the
 * hour that is skipped in March the clock time is moved forward, in the hour that comes twice in
 * October the first is meant
 */
export function instantOfWallTime(wall: WallTime): number {
  return instantOfWallClock(
    Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second),
  );
}

/** @param asUtc the instant at which a clock in UTC shows what Oslo's does */
function instantOfWallClock(asUtc: number): number {
  const summer = asUtc - 120 * 60_000;
  return osloOffset(summer) === 120 ? summer : asUtc - 60 * 60_000;
}

const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?:(:\d{2})(?:[.,]\d+)?)?(Z|([+-]\d{2}):?(\d{2})?)?$/;

/**
 * Reads an ISO 8601 time of the platform; without an offset it is Oslo's wall time (contract,
 * section 2).
 * @returns epoch milliseconds; undefined for what is no such time, 31 February included
 */
export function parsePlatformTime(text: string): number | undefined {
  const [, day = "", minutes = "", seconds = "", zone, hours, rest = "00"] =
    ISO_TIME.exec(text.trim()) ?? [];
  const instantIn = (offset: string) => Date.parse(`${day}T${minutes}${seconds}${offset}`);
  const asUtc = instantIn("Z");
  // Some engines take 31 February for 3 March, and 24:00 for the next day.
  const isReal = !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(day);
  if (!isReal) return undefined;
  if (zone === undefined) return instantOfWallClock(asUtc);
  const instant = hours === undefined ? asUtc : instantIn(`${hours}:${rest}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** @returns ISO 8601 with Oslo's offset at that instant: `2026-12-05T20:00:00+01:00` */
export function toOsloIso(instant: number): string {
  const { year, month, day, hour, minute, second } = wallTimeAt(instant);
  const offset = osloOffset(instant);
  const date = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return `${date}T${pad(hour)}:${pad(minute)}:${pad(second)}+${pad(offset / 60)}:00`;
}

/** @returns the day in Oslo at `instant` as `YYYY-MM-DD`: the key that groups a schedule */
export function osloDay(instant: number): string {
  return wallClockAt(instant).toISOString().slice(0, 10);
}

/** @returns how many days in Oslo `to` is after `from`: 0 on the same day, negative when before */
export function osloDaysBetween(from: number, to: number): number {
  const dayNumber = (instant: number) => Math.floor(wallClockAt(instant).getTime() / DAY_MS);
  return dayNumber(to) - dayNumber(from);
}

/** @returns the day of the week in Oslo: 0 is Sunday */
export function osloWeekday(instant: number): number {
  return wallClockAt(instant).getUTCDay();
}

/** @returns a clock that shows in UTC what Oslo's shows at `instant` */
function wallClockAt(instant: number): Date {
  return new Date(instant + osloOffset(instant) * 60_000);
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}
