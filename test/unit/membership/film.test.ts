import { beforeEach, describe, expect, it, vi } from "vitest";
import { credentials, failed500, nattoget, still, useClub } from "./club.ts";

const club = useClub();

describe("a film's page", () => {
  beforeEach(() => club.membership.logIn(credentials, still));

  it("has movie info, or the failure, which is logged", async () => {
    club.backend.answer("movieInfo", failed500, { body: nattoget });
    await club.membership.loadMovieInfo("NOR1", still);
    expect(club.state.movie).toMatchObject({
      loading: false,
      error: { response: { status: 500 } },
    });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ["Movie info:", "Request failed with status code 500"],
    ]);
    await club.membership.loadMovieInfo("NOR1", still);
    expect(club.state.movie).toMatchObject({ loading: false, movieInfo: { title: "Nattoget" } });
  });

  it("has reviews by pages of 20", async () => {
    const page = (from: number, count: number) => ({
      body: Array.from({ length: count }, (_, index) => ({ Id: from + index, Comment: "Fin." })),
    });
    club.backend.answer("reviews", page(0, 20), failed500, page(20, 5));
    await club.membership.loadReviews("NOR1", still);
    expect(club.state.reviews).toMatchObject({ nextSkip: 20, loading: false });
    await club.membership.loadMoreReviews("NOR1", still);
    expect(club.state.reviews).toMatchObject({ nextSkip: 20, error: { reason: "status" } });
    expect(club.state.reviews.items).toHaveLength(20);
    await club.membership.loadMoreReviews("NOR1", still);
    expect(club.state.reviews).toMatchObject({ nextSkip: undefined, error: undefined });
    expect(club.state.reviews.items.map(({ id }) => Number(id))).toEqual([...Array(25).keys()]);
    expect(club.backend.callsTo("reviews").map(({ path }) => path.replace(/.*\?/, ""))).toEqual([
      "ediNumber=NOR1&skip=0&take=20",
      "ediNumber=NOR1&skip=20&take=20",
      "ediNumber=NOR1&skip=20&take=20",
    ]);
  });
});

describe("reviews that change while they are read", () => {
  beforeEach(() => club.membership.logIn(credentials, still));
  const page = (from: number, count: number): unknown[] =>
    Array.from({ length: count }, (_, index) => ({ Id: from + index, Comment: "Fin." }));
  const ids = () => club.state.reviews.items.map(({ id }) => Number(id));

  it("count records that cannot be used among those that are skipped", async () => {
    const first = [null, ...page(1, 19)];
    club.backend.answer("reviews", { body: first }, { body: page(20, 2) });
    await club.membership.loadReviews("NOR1", still);
    await club.membership.loadMoreReviews("NOR1", still);
    expect(club.backend.callsTo("reviews")[1]?.path).toContain("skip=20");
    expect(ids()).toEqual([...Array(22).keys()].slice(1));
  });

  it("have one that moved to the next page once", async () => {
    club.backend.answer("reviews", { body: page(0, 20) }, { body: page(19, 3) });
    await club.membership.loadReviews("NOR1", still);
    await club.membership.loadMoreReviews("NOR1", still);
    expect(ids()).toEqual([...Array(22).keys()]);
  });

  it("offer no more where the backend ignores skip", async () => {
    club.backend.answer("reviews", { body: page(0, 20) });
    await club.membership.loadReviews("NOR1", still);
    await club.membership.loadMoreReviews("NOR1", still);
    expect(club.state.reviews).toMatchObject({ nextSkip: undefined, loading: false });
    expect(ids()).toHaveLength(20);
  });
});
