import { describe, expect, it } from "vitest";
import {
  mapCreatedUser,
  mapLogin,
  mapMovieInfo,
  mapReviews,
  mapTickets,
  mapWatchList,
} from "../../../src/membership/mapping.ts";

describe("the answer to a log-in", () => {
  it("gives name, e-mail from UserInfo and token from marsToken", () => {
    const body = { marsToken: "t", UserName: "Kari", UserInfo: "kari@example.test" };
    expect(mapLogin(body)).toEqual({ userName: "Kari", email: "kari@example.test", token: "t" });
  });

  it.each([{}, { marsToken: "" }, { marsToken: null }, { marsToken: {} }])(
    "has no token in %j",
    (body) => {
      expect(mapLogin(body).token).toBeUndefined();
    },
  );
});

it("maps the answer to a new account", () => {
  const body = { Token: "t", UserName: "Kari", ContactEmail: "kari@example.test" };
  expect(mapCreatedUser(body)).toEqual({
    userName: "Kari",
    email: "kari@example.test",
    token: "t",
  });
});

describe("movie info", () => {
  const wire = {
    Title: "Nattoget",
    MovieId: 42,
    Edis: "NOR20260042",
    Rating: 3.5,
    RatingCount: 12,
    Poster: "https://pictures.example/nattoget.jpg",
    link: "/nattoget-dxm-1042",
  };

  it("has its capitalised fields in camel case", () => {
    expect(mapMovieInfo(wire)).toEqual({
      title: "Nattoget",
      movieId: 42,
      edis: "NOR20260042",
      rating: 3.5,
      ratingCount: 12,
      poster: "https://pictures.example/nattoget.jpg",
      link: "/nattoget-dxm-1042",
    });
  });

  it("takes numbers as texts and texts as numbers, but the id as it came", () => {
    const movie = mapMovieInfo({
      ...wire,
      MovieId: "42",
      Edis: 7,
      Rating: "3,5",
      RatingCount: "9",
    });
    expect(movie).toMatchObject({ movieId: "42", edis: "7", rating: 3.5, ratingCount: 9 });
  });

  it("is empty where fields are missing, null or of another kind", () => {
    expect(
      mapMovieInfo({ MovieId: 1, Title: null, Rating: "god", RatingCount: -2, Poster: 5 }),
    ).toEqual({
      title: "",
      movieId: 1,
      edis: "",
      rating: undefined,
      ratingCount: 0,
      poster: undefined,
      link: undefined,
    });
  });

  it("keeps a rating within 0 to 5", () => {
    expect(mapMovieInfo({ ...wire, Rating: 9 }).rating).toBe(5);
    expect(mapMovieInfo({ ...wire, Rating: -1 }).rating).toBe(0);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//other.example/x", "http://", "/\\x"])(
    "has no address that a browser would run or misread: %s",
    (address) => {
      const movie = mapMovieInfo({ ...wire, Poster: address, link: address });
      expect(movie.poster).toBeUndefined();
      expect(movie.link).toBeUndefined();
    },
  );

  it.each([null, [], "<!doctype html>", 5, "", {}, { Message: "Ukjent film." }])(
    "is refused where the body is %j",
    (body) => {
      expect(() => mapMovieInfo(body)).toThrow(expect.objectContaining({ code: "body-invalid" }));
    },
  );
});

describe("the watch list", () => {
  it("leaves out what names no film", () => {
    const list = mapWatchList([{ Title: "Nattoget", MovieId: 1 }, null, "x", {}, { MovieId: 2 }]);
    expect(list.map((movie) => movie.movieId)).toEqual([1, 2]);
  });

  it.each([null, {}, "", "<!doctype html>"])("is refused where the body is %j", (body) => {
    expect(() => mapWatchList(body)).toThrow(expect.objectContaining({ code: "body-invalid" }));
  });
});

it("maps reviews", () => {
  const body = [
    {
      Id: 9,
      Comment: " Nydelig. ",
      Rating: 4.5,
      AddedAt: "2026-12-01T20:00:00+01:00",
      LikesCount: 3,
      MovieId: 42,
      UserId: "u1",
      UserName: "Ola",
      Image: null,
      IsLiked: true,
    },
    { Id: "10", AddedAt: "i går", IsLiked: "true" },
  ];
  expect(mapReviews(body)).toEqual([
    {
      id: "9",
      comment: "Nydelig.",
      rating: 4.5,
      addedAt: Date.parse("2026-12-01T19:00:00Z"),
      likesCount: 3,
      movieId: "42",
      userId: "u1",
      userName: "Ola",
      image: undefined,
      isLiked: true,
    },
    {
      id: "10",
      comment: "",
      rating: undefined,
      addedAt: undefined,
      likesCount: 0,
      movieId: "",
      userId: "",
      userName: "",
      image: undefined,
      isLiked: false,
    },
  ]);
});

describe("tickets", () => {
  it("have the poster as image, the screen as sal, and seats by row", () => {
    const body = [
      {
        MovieId: 42,
        MovieTitle: "Nattoget",
        Notes: "Ta med legitimasjon",
        QRCode: "ABC-1",
        QRUrl: "https://tickets.example/qr/1.png",
        StartTime: "2026-12-05T20:00:00",
        ExpirationDate: "2026-12-05T23:00:00+01:00",
        Poster: "https://pictures.example/nattoget.jpg",
        Screen: "Sal 2",
        SeatsInfo: { Info: "Losje", Seats: [{ Row: "7", Seats: "11, 12" }] },
      },
    ];
    expect(mapTickets(body)).toEqual([
      {
        movieId: "42",
        movieTitle: "Nattoget",
        notes: "Ta med legitimasjon",
        qrCode: "ABC-1",
        qrUrl: "https://tickets.example/qr/1.png",
        startTime: Date.parse("2026-12-05T19:00:00Z"),
        expirationDate: Date.parse("2026-12-05T22:00:00Z"),
        image: "https://pictures.example/nattoget.jpg",
        sal: "Sal 2",
        seatsInfo: { info: "Losje", seats: [{ row: "7", seats: "11, 12" }] },
      },
    ]);
  });

  it("take seats as numbers and lists, and do without", () => {
    const seats = (SeatsInfo: unknown) => mapTickets([{ QRCode: "Q", SeatsInfo }])[0]?.seatsInfo;
    expect(seats({ Seats: [{ Row: 7, Seats: [11, "12"] }] })?.seats).toEqual([
      { row: "7", seats: "11, 12" },
    ]);
    expect(seats(null)).toEqual({ info: "", seats: [] });
    expect(seats(undefined)).toEqual({ info: "", seats: [] });
    expect(seats({ Info: "Fri plassering" })).toEqual({ info: "Fri plassering", seats: [] });
    expect(seats({ Info: null, Seats: "x" })).toEqual({ info: "", seats: [] });
    expect(seats({ Seats: [null, {}, { Row: "", Seats: [] }, { Seats: "4" }] })?.seats).toEqual([
      { row: "", seats: "4" },
    ]);
  });

  it("have no time that is none, and no address that a browser would run", () => {
    const [ticket] = mapTickets([
      {
        QRCode: 4711,
        QRUrl: "javascript:alert(1)",
        StartTime: "2026-02-31T20:00:00+01:00",
        ExpirationDate: "snart",
        Poster: "data:image/svg+xml,x",
      },
    ]);
    expect(ticket).toMatchObject({
      qrCode: "4711",
      qrUrl: undefined,
      startTime: undefined,
      expirationDate: undefined,
      image: undefined,
    });
  });

  it("are left out where they neither say for what nor can be shown", () => {
    const body = [null, {}, { Notes: "x" }, { MovieTitle: "Nattoget" }, { QRCode: "Q" }];
    expect(mapTickets(body).map((ticket) => [ticket.movieTitle, ticket.qrCode])).toEqual([
      ["Nattoget", ""],
      ["", "Q"],
    ]);
  });

  it.each([null, {}, { Message: "Feil" }, undefined])(
    "are refused where the body is %j",
    (body) => {
      expect(() => mapTickets(body)).toThrow(expect.objectContaining({ code: "body-invalid" }));
    },
  );
});
