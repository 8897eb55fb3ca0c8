/** Who is logged in: what is kept in the browser's storage (specification, section 3). */
export interface UserProfile {
  readonly userName: string;
  readonly email: string;
  /** Undefined in profiles that an older site stored: the token switch is skipped then. */
  readonly token: string | undefined;
}

/** How a backend names a film: kept as it came, because the backend gets it back. */
export type MovieId = string | number;

/** What the film club knows about a film (specification, section 3: Movie info). */
export interface MovieInfo {
  readonly title: string;
  /** Empty where the backend does not know the film. */
  readonly movieId: MovieId;
  /** EDI number; several are joined by commas. */
  readonly edis: string;
  /** 0 to 5 in half steps; undefined: nobody has rated the film. */
  readonly rating: number | undefined;
  readonly ratingCount: number;
  /** http(s) address of the poster. */
  readonly poster: string | undefined;
  /** http(s) address, or a path of this site. */
  readonly link: string | undefined;
}

/** A member's review of a film. */
export interface Review {
  readonly id: string;
  readonly comment: string;
  /** 0 to 5 in half steps. */
  readonly rating: number | undefined;
  /** Epoch milliseconds. */
  readonly addedAt: number | undefined;
  readonly likesCount: number;
  readonly movieId: string;
  readonly userId: string;
  readonly userName: string;
  readonly image: string | undefined;
  readonly isLiked: boolean;
}

/** A ticket that the member has bought. */
export interface Ticket {
  readonly movieId: string;
  readonly movieTitle: string;
  readonly notes: string;
  /** The text that the QR code encodes; empty where only {@link Ticket.qrUrl} is given. */
  readonly qrCode: string;
  /** http(s) address of a picture of the QR code. */
  readonly qrUrl: string | undefined;
  /** Epoch milliseconds. */
  readonly startTime: number | undefined;
  /** Epoch milliseconds: when the ticket stops being worth anything. */
  readonly expirationDate: number | undefined;
  /** The film's poster. */
  readonly image: string | undefined;
  /** The screen: `Sal 1`. */
  readonly sal: string;
  readonly seatsInfo: SeatsInfo;
}

/** Where the member sits. */
export interface SeatsInfo {
  readonly info: string;
  readonly seats: readonly SeatRow[];
}

/** Seats in one row, as the backend words them: row `7`, seats `11, 12`. */
export interface SeatRow {
  readonly row: string;
  readonly seats: string;
}

/** Fresh data of one performance from the runtime API (contract, section 2). */
export interface EventState {
  readonly id: string;
  readonly status: string | undefined;
  readonly seatsAvailable: number | null;
}

/** @returns whether the film has the EDI number, alone or among several */
export function hasEdi(movie: Pick<MovieInfo, "edis">, ediNumber: string): boolean {
  return movie.edis.split(",").some((edi) => edi.trim() === ediNumber);
}
