import { describe, expect, it } from "vitest";
import type { Ticket } from "../../../src/membership/entities.ts";
import {
  isExpired,
  keepTickets,
  readKeptTickets,
  removeKeptTickets,
} from "../../../src/membership/tickets-offline.ts";
import { Browser, tabWithoutStorage } from "./tabs.ts";

const HOUR = 3_600_000;
const owner = "kari@example.test";

describe("tickets on the device", () => {
  it("come back with the time at which they were last updated", () => {
    const browser = new Browser();
    const tab = browser.openTab();
    const tickets = { owner, items: [ticket({ qrCode: "Q1" })], updatedAt: browser.now };
    expect(keepTickets(tab, tickets)).toBe(true);
    browser.now += HOUR;
    expect(readKeptTickets(tab, owner)).toEqual(JSON.parse(JSON.stringify(tickets)));
  });

  it("are gone, from the storage too, once they have expired", () => {
    const browser = new Browser();
    const tab = browser.openTab();
    const items = [
      ticket({ qrCode: "SOON", expirationDate: browser.now + HOUR }),
      ticket({ qrCode: "LATER", expirationDate: browser.now + 3 * HOUR }),
    ];
    keepTickets(tab, { owner, items, updatedAt: browser.now });
    browser.now += 2 * HOUR;
    expect(readKeptTickets(tab, owner)?.items.map((item) => item.qrCode)).toEqual(["LATER"]);
    expect([...browser.stored.values()].join()).not.toContain("SOON");
  });

  it("are not kept where they have expired already", () => {
    const browser = new Browser();
    const tab = browser.openTab();
    const items = [ticket({ expirationDate: browser.now - 1 })];
    keepTickets(tab, { owner, items, updatedAt: browser.now });
    expect(readKeptTickets(tab, owner)?.items).toEqual([]);
  });

  it("are removed when another member is logged in", () => {
    const browser = new Browser();
    const tab = browser.openTab();
    keepTickets(tab, { owner, items: [ticket({})], updatedAt: browser.now });
    expect(readKeptTickets(tab, "ola@example.test")).toBeUndefined();
    expect(browser.stored.size).toBe(0);
  });

  it("are removed on request", () => {
    const browser = new Browser();
    const tab = browser.openTab();
    keepTickets(tab, { owner, items: [ticket({})], updatedAt: browser.now });
    removeKeptTickets(tab);
    expect(browser.stored.size).toBe(0);
  });

  it("are undefined, and nothing is thrown, where storage is blocked or broken", () => {
    expect(keepTickets(tabWithoutStorage(), { owner, items: [], updatedAt: 0 })).toBe(false);
    expect(readKeptTickets(tabWithoutStorage(), owner)).toBeUndefined();
    const browser = new Browser();
    browser.stored.set("cw-tickets", "{");
    expect(readKeptTickets(browser.openTab(), owner)).toBeUndefined();
  });
});

describe("a ticket", () => {
  it.each([
    ["at its expiration date", { startTime: 0, expirationDate: 10 * HOUR }, 10 * HOUR, true],
    [
      "not before its expiration date",
      { startTime: 0, expirationDate: 10 * HOUR },
      9 * HOUR,
      false,
    ],
    [
      "three hours after its start without one",
      { startTime: 0, expirationDate: undefined },
      3 * HOUR,
      true,
    ],
    [
      "not until three hours after its start",
      { startTime: 0, expirationDate: undefined },
      2 * HOUR,
      false,
    ],
    ["never without any time", { startTime: undefined, expirationDate: undefined }, 9e15, false],
  ])("expires %s", (_, times, now, expected) => {
    expect(isExpired(times, now)).toBe(expected);
  });
});

function ticket(fields: Partial<Ticket>): Ticket {
  return {
    movieId: "1",
    movieTitle: "Nattoget",
    notes: "",
    qrCode: "Q",
    qrUrl: undefined,
    startTime: undefined,
    expirationDate: undefined,
    image: undefined,
    sal: "Sal 1",
    seatsInfo: { info: "", seats: [{ row: "7", seats: "11, 12" }] },
    ...fields,
  };
}
