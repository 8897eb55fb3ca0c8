import { describe, expect, it } from "vitest";
import { dialectOf } from "../../../src/membership/backends.ts";
import { MEMBERSHIP_PARTNERS } from "../../../src/model/membership.ts";

describe("a partner", () => {
  it.each(MEMBERSHIP_PARTNERS)("that the build gives member pages has a dialect: %i", (partner) => {
    expect(dialectOf(partner)).toBeDefined();
  });

  it("speaks plain as 118 and dx as 178", () => {
    expect(dialectOf(118)?.name).toBe("plain");
    expect(dialectOf(178)?.name).toBe("dx");
  });

  it.each([192, 0, undefined])("has no backend otherwise: %s", (partner) => {
    expect(dialectOf(partner)).toBeUndefined();
  });
});
