import { describe, expect, it } from "vitest";
import type { MovieInfo, Review, Ticket, UserProfile } from "../../../src/membership/entities.ts";
import type { Failure } from "../../../src/membership/failure.ts";
import { initialState, reduceMemberState, serverState } from "../../../src/membership/state.ts";
import type { MemberAction, MemberState } from "../../../src/membership/state.ts";

const profile: UserProfile = { userName: "Kari", email: "kari@example.test", token: "t-1" };
const failure: Failure = {
  reason: "status",
  message: "Request failed with status code 500",
  response: { status: 500, body: { Message: "Database" } },
};
const other: Failure = { reason: "network", message: "Network Error" };

/** The state after each action in turn. */
function after(...actions: readonly MemberAction[]): MemberState {
  return actions.reduce(reduceMemberState, initialState);
}

describe("the account", () => {
  it("is loading once the profile is requested", () => {
    const { userProfile } = after({ slice: "userProfile", type: "requested" });
    expect(userProfile).toEqual({
      userProfile: undefined,
      loading: true,
      error: undefined,
      isEmailSent: false,
    });
  });

  it("is being requested in the state that the build renders", () => {
    expect(serverState).toEqual(after({ slice: "userProfile", type: "requested" }));
  });

  it("has its profile replaced by a stored one, and is no longer loading", () => {
    const { userProfile } = after(
      { slice: "userProfile", type: "stored", userProfile: { ...profile, userName: "Ola" } },
      { slice: "userProfile", type: "requested" },
      { slice: "userProfile", type: "stored", userProfile: profile },
    );
    expect(userProfile.userProfile).toEqual(profile);
    expect(userProfile.loading).toBe(false);
  });

  it.each(["loginFailed", "signUpFailed"] as const)(
    "keeps the error of a failed attempt, and is no longer loading (%s)",
    (type) => {
      const { userProfile } = after(
        { slice: "userProfile", type: "requested" },
        { slice: "userProfile", type, error: failure },
      );
      expect(userProfile.error).toEqual(failure);
      expect(userProfile.loading).toBe(false);
      expect(userProfile.userProfile).toBeUndefined();
    },
  );

  it("forgets the error, and that alone, when the log-in error is deleted", () => {
    const { userProfile } = after(
      { slice: "userProfile", type: "stored", userProfile: profile },
      { slice: "userProfile", type: "loginFailed", error: failure },
      { slice: "userProfile", type: "loginErrorDeleted" },
    );
    expect(userProfile.error).toBeUndefined();
    expect(userProfile.userProfile).toEqual(profile);
  });

  it.each([true, false])(
    "forgets the error and takes the given flag when forgot-password succeeds (%s)",
    (isEmailSent) => {
      const { userProfile } = after(
        { slice: "userProfile", type: "forgotPasswordFailed", error: failure },
        { slice: "userProfile", type: "forgotPasswordSucceeded", isEmailSent: !isEmailSent },
        { slice: "userProfile", type: "forgotPasswordSucceeded", isEmailSent },
      );
      expect(userProfile.error).toBeUndefined();
      expect(userProfile.isEmailSent).toBe(isEmailSent);
    },
  );

  it("keeps the error when forgot-password fails", () => {
    const { userProfile } = after({
      slice: "userProfile",
      type: "forgotPasswordFailed",
      error: failure,
    });
    expect(userProfile.error).toEqual(failure);
  });
});

describe("the watch list", () => {
  it("is requested and loading once it is asked for, without an earlier error", () => {
    const { watchList } = after(
      { slice: "watchList", type: "failed", error: failure },
      { slice: "watchList", type: "requested" },
    );
    expect(watchList).toEqual({ requested: true, items: [], loading: true, error: undefined });
  });

  it("has its items replaced by a put, and is no longer loading", () => {
    const { watchList } = after(
      { slice: "watchList", type: "put", items: [movie("1")] },
      { slice: "watchList", type: "requested" },
      { slice: "watchList", type: "put", items: [movie("2"), movie("3")] },
    );
    expect(watchList.items.map((item) => item.movieId)).toEqual(["2", "3"]);
    expect(watchList.loading).toBe(false);
  });

  it("has an added movie at its end", () => {
    const { watchList } = after(
      { slice: "watchList", type: "put", items: [movie("1")] },
      { slice: "watchList", type: "movieAdded", movie: movie("2") },
    );
    expect(watchList.items.map((item) => item.movieId)).toEqual(["1", "2"]);
  });

  it("keeps the error of a failed request beside the items that it had", () => {
    const { watchList } = after(
      { slice: "watchList", type: "put", items: [movie("1")] },
      { slice: "watchList", type: "requested" },
      { slice: "watchList", type: "failed", error: failure },
    );
    expect(watchList).toEqual({
      requested: true,
      items: [movie("1")],
      loading: false,
      error: failure,
    });
  });
});

describe("movie info", () => {
  it("is loading once it is requested, and shows no other film's info meanwhile", () => {
    const { movie: slice } = after(
      { slice: "movie", type: "requested", ediNumber: "NOR1" },
      { slice: "movie", type: "put", movieInfo: movie("1") },
      { slice: "movie", type: "requested", ediNumber: "NOR2" },
    );
    expect(slice).toEqual({
      ediNumber: "NOR2",
      movieInfo: undefined,
      loading: true,
      error: undefined,
    });
  });

  it("keeps the info that is put, and is no longer loading", () => {
    const { movie: slice } = after(
      { slice: "movie", type: "requested", ediNumber: "NOR1" },
      { slice: "movie", type: "put", movieInfo: movie("1") },
    );
    expect(slice.movieInfo).toEqual(movie("1"));
    expect(slice.loading).toBe(false);
  });

  it("keeps the error of a failed request, and is no longer loading", () => {
    const { movie: slice } = after(
      { slice: "movie", type: "requested", ediNumber: "NOR1" },
      { slice: "movie", type: "failed", error: failure },
    );
    expect(slice.error).toEqual(failure);
    expect(slice.loading).toBe(false);
  });
});

describe("reviews", () => {
  const first: MemberAction = { slice: "reviews", type: "requested", ediNumber: "NOR1" };

  it("are loading once they are requested", () => {
    const { reviews } = after(first);
    expect(reviews).toEqual({
      ediNumber: "NOR1",
      items: [],
      nextSkip: undefined,
      loading: true,
      error: undefined,
    });
  });

  it("are kept when the request succeeds, and are no longer loading", () => {
    const { reviews } = after(first, {
      slice: "reviews",
      type: "succeeded",
      items: [review("1")],
      nextSkip: 20,
    });
    expect(reviews.items).toEqual([review("1")]);
    expect(reviews.nextSkip).toBe(20);
    expect(reviews.loading).toBe(false);
  });

  it("stay while more of the same film are requested, and go for another film's", () => {
    const loaded: MemberAction = {
      slice: "reviews",
      type: "succeeded",
      items: [review("1")],
      nextSkip: 20,
    };
    expect(after(first, loaded, first).reviews.items).toEqual([review("1")]);
    const another: MemberAction = { slice: "reviews", type: "requested", ediNumber: "NOR2" };
    expect(after(first, loaded, another).reviews.items).toEqual([]);
  });

  it("have the error of a failed request until they are requested again", () => {
    const failed: MemberAction = { slice: "reviews", type: "failed", error: failure };
    expect(after(first, failed).reviews).toMatchObject({ loading: false, error: failure });
    expect(after(first, failed, first).reviews.error).toBeUndefined();
  });
});

describe("tickets", () => {
  it("are loading once they are requested", () => {
    const { tickets } = after({ slice: "tickets", type: "requested" });
    expect(tickets).toEqual({
      items: [],
      updatedAt: undefined,
      isKept: true,
      loading: true,
      error: undefined,
    });
  });

  it("come from the device while the request for fresh ones runs on", () => {
    const { tickets } = after(
      { slice: "tickets", type: "requested" },
      { slice: "tickets", type: "kept", items: [ticket("1")], updatedAt: 5 },
    );
    expect(tickets).toEqual({
      items: [ticket("1")],
      updatedAt: 5,
      isKept: true,
      loading: true,
      error: undefined,
    });
  });

  it("are kept when the request succeeds, and are no longer loading", () => {
    const { tickets } = after(
      { slice: "tickets", type: "requested" },
      { slice: "tickets", type: "succeeded", items: [ticket("2")], updatedAt: 9, isKept: false },
    );
    expect(tickets).toEqual({
      items: [ticket("2")],
      updatedAt: 9,
      isKept: false,
      loading: false,
      error: undefined,
    });
  });

  it("have the error of a failed request beside those that the device kept", () => {
    const { tickets } = after(
      { slice: "tickets", type: "requested" },
      { slice: "tickets", type: "kept", items: [ticket("1")], updatedAt: 5 },
      { slice: "tickets", type: "failed", error: other },
    );
    expect(tickets).toEqual({
      items: [ticket("1")],
      updatedAt: 5,
      isKept: true,
      loading: false,
      error: other,
    });
  });
});

describe("events", () => {
  it("have the ids that are requested at the end of those already requested", () => {
    const { events } = after(
      { slice: "events", type: "requested", ids: ["1", "2"] },
      { slice: "events", type: "requested", ids: ["3"] },
    );
    expect(events).toEqual({ requested: ["1", "2", "3"], items: [] });
  });

  it("have what is fetched at the end of the items", () => {
    const { events } = after(
      { slice: "events", type: "fetched", items: [event("1")] },
      { slice: "events", type: "fetched", items: [event("2")] },
    );
    expect(events.items.map((item) => item.id)).toEqual(["1", "2"]);
  });
});

describe("a member who leaves", () => {
  const everything: readonly MemberAction[] = [
    { slice: "userProfile", type: "stored", userProfile: profile },
    { slice: "watchList", type: "put", items: [movie("1")] },
    { slice: "movie", type: "put", movieInfo: movie("1") },
    { slice: "tickets", type: "succeeded", items: [ticket("1")], updatedAt: 5, isKept: true },
    { slice: "reviews", type: "succeeded", items: [review("1")], nextSkip: undefined },
  ];

  it("leaves nothing behind", () => {
    expect(after(...everything, { slice: "all", type: "left" })).toEqual(initialState);
  });

  it("leaves why, where the backend ended the session", () => {
    const ended: Failure = { reason: "session-ended", message: "The session has ended." };
    const state = after(...everything, { slice: "all", type: "left", error: ended });
    expect(state).toEqual({
      ...initialState,
      userProfile: { ...initialState.userProfile, error: ended },
    });
  });
});

function movie(movieId: string): MovieInfo {
  return {
    title: `Film ${movieId}`,
    movieId,
    edis: `NOR${movieId}`,
    rating: 4,
    ratingCount: 2,
    poster: undefined,
    link: undefined,
  };
}

function review(id: string): Review {
  return {
    id,
    comment: "Fin film.",
    rating: 4.5,
    addedAt: 1,
    likesCount: 0,
    movieId: "1",
    userId: "7",
    userName: "Ola",
    image: undefined,
    isLiked: false,
  };
}

function ticket(movieId: string): Ticket {
  return {
    movieId,
    movieTitle: `Film ${movieId}`,
    notes: "",
    qrCode: `Q${movieId}`,
    qrUrl: undefined,
    startTime: 1,
    expirationDate: 2,
    image: undefined,
    sal: "Sal 1",
    seatsInfo: { info: "", seats: [] },
  };
}

function event(id: string) {
  return { id, status: "few", seatsAvailable: 3 };
}
