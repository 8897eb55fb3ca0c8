import { describe, expect, it } from "vitest";
import type { Ticket } from "../../../src/membership/entities.ts";
import type { Failure } from "../../../src/membership/failure.ts";
import { failureText } from "../../../templates/islands/members/failure-text.ts";
import { EMAIL, errorsOf } from "../../../templates/islands/entrance/fields.ts";
import { returnPathOf, withReturn } from "../../../templates/islands/members/paths.ts";
import { sortTickets } from "../../../templates/islands/members/sort-tickets.ts";
import {
  placeText,
  seatsText,
  titleOf,
  updatedText,
  whenText,
} from "../../../templates/islands/members/ticket-text.ts";

describe("the way back after a log-in", () => {
  it.each(["/min-side/kinoliste", "/nattoget-dxm-1042?dag=2026-12-05#billetter", "/å"])(
    "leads to a path of this site: %s",
    (path) => {
      expect(returnPathOf(new URL(withReturn("/logg-inn", path), "http://site").search)).toBe(path);
    },
  );

  it.each([
    "https://other.example/",
    "//other.example",
    "/\\other.example",
    "/ok\\..\\x",
    "javascript:alert(1)",
    "min-side",
    "/ /other.example",
    "",
  ])("leads nowhere else: %j", (path) => {
    expect(returnPathOf(`?retur=${encodeURIComponent(path)}`)).toBeUndefined();
  });

  it.each(["/logg-inn", "/bli-medlem?retur=/x", "/glemt-passord"])(
    "does not lead to a way in: %s",
    (path) => {
      expect(returnPathOf(`?retur=${encodeURIComponent(path)}`)).toBeUndefined();
    },
  );

  it("is not asked for where no path is known", () => {
    expect(withReturn("/logg-inn", undefined)).toBe("/logg-inn");
    expect(returnPathOf("")).toBeUndefined();
  });
});

describe("tickets", () => {
  const now = Date.parse("2026-12-05T12:00:00+01:00");
  const hours = (count: number): number => now + count * 3_600_000;

  it("have the next one first, those without a time last, and past ones the other way round", () => {
    const { upcoming, past } = sortTickets(
      [
        ticket("lang tid siden", hours(-90)),
        ticket("uten tid", undefined),
        ticket("i morgen", hours(30)),
        ticket("i går", hours(-24)),
        ticket("i kveld", hours(8)),
        ticket("begynte nettopp", hours(-1)),
      ],
      now,
    );
    expect(upcoming.map(({ movieTitle }) => movieTitle)).toEqual([
      "begynte nettopp",
      "i kveld",
      "i morgen",
      "uten tid",
    ]);
    expect(past.map(({ movieTitle }) => movieTitle)).toEqual(["i går", "lang tid siden"]);
  });

  it("say when in words that are near where the time is", () => {
    expect(whenText(hours(8), now)).toBe("i dag, 5. desember, kl.\u00a020.00");
    expect(whenText(hours(31), now)).toBe("i morgen, 6. desember, kl.\u00a019.00");
    expect(whenText(hours(80), now)).toBe("tirsdag 8. desember kl.\u00a020.00");
    expect(updatedText(hours(-1), now)).toBe("i dag kl.\u00a011.00");
    expect(updatedText(hours(-24), now)).toBe("fredag 4. desember kl.\u00a012.00");
  });

  it.each([
    ["8", "sete 8"],
    ["12, 13", "seter 12, 13"],
    ["12-14", "seter 12-14"],
    ["A7", "sete A7"],
    ["", ""],
  ])("name the seats %s as %s", (seats, text) => {
    expect(seatsText(seats)).toBe(text);
  });

  it.each([
    [{ row: "7", seats: "11, 12" }, "rad 7, seter 11, 12"],
    [{ row: "7", seats: "" }, "rad 7"],
    [{ row: "", seats: "4" }, "sete 4"],
  ])("name the place %j as %s", (place, text) => {
    expect(placeText(place)).toBe(text);
  });

  it("have a name where the backend gives none", () => {
    expect(titleOf({ movieTitle: "" })).toBe("Kinobillett");
    expect(titleOf({ movieTitle: "Nattoget" })).toBe("Nattoget");
  });

  function ticket(movieTitle: string, startTime: number | undefined): Ticket {
    return {
      movieId: "1",
      movieTitle,
      notes: "",
      qrCode: "Q",
      qrUrl: undefined,
      startTime,
      expirationDate: undefined,
      image: undefined,
      sal: "",
      seatsInfo: { info: "", seats: [] },
    };
  }
});

describe("what is typed", () => {
  it("must be there", () => {
    expect(errorsOf({ email: "" }, [EMAIL])).toEqual({ email: "Skriv inn e-postadressen din." });
  });

  it.each(["kari", "kari@", "@example.test", "kari@example", "kari lie@example.test"])(
    "is no e-mail address: %s",
    (email) => {
      expect(errorsOf({ email }, [EMAIL]).email).toContain("navn@eksempel.no");
    },
  );

  it.each(["kari@example.test", "kari.lie+kino@post.example.test", "kåre@bø.example"])(
    "is an e-mail address: %s",
    (email) => {
      expect(errorsOf({ email }, [EMAIL])).toEqual({});
    },
  );
});

describe("a failure in words", () => {
  const status = (code: number): Failure => ({
    reason: "status",
    message: `Request failed with status code ${code}`,
    response: { status: code, body: { Message: "Internal: table users" } },
  });

  it("never repeats what the backend said", () => {
    expect(failureText(status(500), true)).toBe(
      "Noe gikk galt hos medlemssystemet. Prøv igjen om litt.",
    );
  });

  it("takes the words of the call for the call's own statuses", () => {
    const texts = { 409: "Adressen er opptatt." };
    expect(failureText(status(409), true, texts)).toBe("Adressen er opptatt.");
    expect(failureText(status(500), true, texts)).not.toBe("Adressen er opptatt.");
  });

  it("tells a network that is gone from a backend that is gone", () => {
    const failure: Failure = { reason: "network", message: "Network Error" };
    expect(failureText(failure, false)).toContain("Du er uten nett");
    expect(failureText(failure, true)).toContain("medlemssystemet");
  });
});
