import { describe, expect, it } from "vitest";
import { withChangeTimes } from "../../../src/fetch/change-times.ts";
import type { Event } from "../../../src/model/event.ts";
import { anEvent, aProduction, aSnapshot, NOW } from "../../builders.ts";

const FIRST = Date.parse(NOW);
const SECOND = FIRST + 3_600_000;

/** When an event changed, as a second fetch tells it. */
function changed(before: Partial<Event>, after: Partial<Event>, now = SECOND) {
  const previous = aSnapshot({ events: [anEvent(before)] });
  return withChangeTimes(aSnapshot({ events: [anEvent(after)] }), previous, now)[0]?.updatedAt;
}

const MOVED = { startTime: "2026-12-24T11:00:00+01:00" };

describe("the time at which an event changed", () => {
  it("is what the platform says, where that has risen", () => {
    expect(changed({ updatedAt: 1000 }, { ...MOVED, updatedAt: 5000 })).toBe(5000);
    expect(changed({ updatedAt: 1000 }, { updatedAt: 5000 })).toBe(5000);
  });

  it("is this fetch, where the event was moved and the platform does not say when", () => {
    expect(changed({ updatedAt: 1000 }, { ...MOVED, updatedAt: 1000 })).toBe(SECOND);
    expect(changed({ updatedAt: null }, { ...MOVED, updatedAt: null })).toBe(SECOND);
    expect(changed({ updatedAt: 5000 }, { status: "cancelled", updatedAt: null })).toBe(SECOND);
  });

  it("stays what an earlier fetch found, until the event changes again", () => {
    const moved = { ...MOVED, updatedAt: SECOND };
    expect(changed(moved, { ...MOVED, updatedAt: 1000 }, SECOND + 5000)).toBe(SECOND);
    expect(changed(moved, { ...MOVED, updatedAt: null }, SECOND + 5000)).toBe(SECOND);
    expect(changed(moved, { updatedAt: 1000 }, SECOND + 5000)).toBe(SECOND + 5000);
  });

  it("rises by a second at least, though the clock stands still or goes back", () => {
    expect(changed({ updatedAt: SECOND }, { ...MOVED, updatedAt: SECOND })).toBe(SECOND + 1000);
    expect(changed({ updatedAt: SECOND }, { ...MOVED, updatedAt: SECOND + 10 })).toBe(
      SECOND + 1000,
    );
    expect(changed({ updatedAt: null }, { ...MOVED, updatedAt: 1000 }, FIRST)).toBe(FIRST + 1000);
  });

  it("is unknown where nothing changed and the platform says nothing", () => {
    expect(changed({ updatedAt: null }, { updatedAt: null })).toBeNull();
  });

  it("is what the platform says of an event that is new", () => {
    const events = [anEvent({ id: "new", updatedAt: 7 })];
    expect(withChangeTimes(aSnapshot({ events }), aSnapshot(), SECOND)).toEqual(events);
  });

  it("is this fetch, where the production is another or was edited", () => {
    const productions = [aProduction({ contents: { body: "<p>Ny tekst.</p>", summary: "" } })];
    const edited = withChangeTimes(aSnapshot({ productions }), aSnapshot(), SECOND);
    expect(edited.map(({ updatedAt }) => updatedAt)).toEqual([SECOND]);
    expect(changed({ updatedAt: 5 }, { updatedAt: 5, productionId: "p2" })).toBe(SECOND);
  });
});
