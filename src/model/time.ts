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

const HOUR_MS = 3_600_000;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  day: "2-digit",
  hour: "2-digit",
});

/** Offsets by hour: asking Intl is slow, and a zone changes its offset on the hour only. */
const offsets = new Map<number, number>();

/** @returns how far Oslo is ahead of UTC at `instant`, in minutes: 60 or 120 */
export function osloOffset(instant: number): number {
  const hour = Math.floor(instant / HOUR_MS);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    const [day = 0, wallHour = 0] = clock
      .format(hour * HOUR_MS)
      .split(", ")
      .map(Number);
    const utc = new Date(hour * HOUR_MS);
    const dayAhead = day === utc.getUTCDate() ? 0 : 24;
    offset = (wallHour + dayAhead - utc.getUTCHours()) * 60;
    offsets.set(hour, offset);
  }
  return offset;
}

/** @returns the wall time in Oslo at `instant` (epoch milliseconds) */
export function wallTimeAt(instant: number): WallTime {
  const wall = new Date(instant + osloOffset(instant) * 60_000);
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
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  const summer = asUtc - 120 * 60_000;
  return osloOffset(summer) === 120 ? summer : asUtc - 60 * 60_000;
}

const ISO_TIME =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads an ISO 8601 time of the platform; without an offset it is Oslo's wall time (contract,
 * section 2).
 * @returns epoch milliseconds; undefined for what is no such time, 31 February included
 */
export function parsePlatformTime(text: string): number | undefined {
  const match = ISO_TIME.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part: string | undefined) => Number(part ?? 0));
  const calendar = new Date(Date.UTC(year, month - 1, day));
  const isRealDay = calendar.getUTCMonth() === month - 1 && calendar.getUTCDate() === day;
  if (!isRealDay || hour > 23 || minute > 59 || second > 59) return undefined;
  const zone = match[7];
  if (zone === undefined) return instantOfWallTime({ year, month, day, hour, minute, second });
  return Date.UTC(year, month - 1, day, hour, minute, second) - offsetMinutes(zone) * 60_000;
}

function offsetMinutes(zone: string): number {
  if (zone === "Z") return 0;
  const sign = zone.startsWith("-") ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)));
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
  const { year, month, day } = wallTimeAt(instant);
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}
