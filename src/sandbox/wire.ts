/*
 * What goes over the wire, written down from the contract (sections 2 to 4) and from nothing else:
 * the model's normalised types would carry a misreading of the client over to the sandbox.
 */

/** Identifiers come as numbers or strings (contract, section 2). */
export type WireId = number | string;

/** A site of the platform data API. */
export interface WireSite {
  readonly id: number;
  readonly host: string;
  readonly title: string;
  readonly partners: readonly number[];
  readonly locale: {
    readonly available: readonly string[];
    readonly enabled: readonly string[];
    readonly default: string;
  };
  readonly stage: string;
  readonly published: boolean;
  readonly skeletonVersion: string;
  readonly tracking: {
    readonly analytics?: string;
    readonly tagManager?: string;
    readonly pixel?: string;
  };
}

/** A performance, with its production repeated in it. */
export interface WireEvent {
  readonly id: WireId;
  readonly code: string;
  readonly title: string;
  /** ISO 8601; without an offset it is Oslo's wall time; null: announced, no date yet. */
  readonly startTime: string | null;
  readonly endTime?: string | null;
  readonly venue: WireVenue | null;
  readonly screen?: string | null;
  readonly status?: WireStatus;
  readonly price?: WirePrice | null;
  readonly tags?: readonly string[];
  /** Epoch milliseconds. */
  readonly updatedAt?: number;
  readonly production: WireProduction;
}

/** Whether and how a performance can be bought. */
export type WireStatus = "onsale" | "few" | "soldout" | "cancelled" | "free" | "notonsale";

/** Where a performance takes place. */
export interface WireVenue {
  readonly id: string;
  readonly name: string;
  readonly address?: string;
  readonly postalCode?: string;
  readonly city?: string;
}

/** In whole currency units. */
export interface WirePrice {
  readonly from: number;
  readonly currency: string;
}

/** A film or a culture production. */
export interface WireProduction {
  readonly id: string;
  readonly title: string;
  readonly object: "movie" | "culture";
  readonly objectClass: string;
  readonly class?: { readonly title: string } | null;
  readonly typeText?: string | null;
  readonly parentSlug?: string | null;
  readonly pageReference?: string | null;
  readonly ediNumber?: string | null;
  readonly features: readonly { readonly label: string; readonly value: string }[];
  readonly contents: { readonly body: string; readonly summary: string };
  readonly assets: readonly WireAsset[];
}

/** A picture or a trailer. */
export interface WireAsset {
  /** `first_image`, `poster`, `image` or `trailer`. */
  readonly type: string;
  readonly url: string;
  readonly alt?: string;
  /** 0 to 1 from the top left. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** The small record by which a snapshot is seen to be stale. */
export interface WireBasicEvent {
  readonly id: WireId;
  readonly code: string;
  readonly title: string;
  readonly startTime: string | null;
  readonly updatedAt: number;
}

/** Fresh data of one event, as browsers ask for it. */
export interface WireLiveEvent {
  readonly id: WireId;
  readonly status: WireStatus;
  readonly price: WirePrice | null;
  readonly startTime: string | null;
  readonly seatsAvailable: number | null;
}

/** Data of one block of a page; the shape of `data` depends on the component. */
export interface WireBlockData {
  readonly id: string;
  readonly component: string;
  readonly locale: string;
  readonly data: object;
}

/** A news or general article of the management API. */
export interface WireArticle {
  /** A uuid. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly category: "general" | "news";
  readonly node_locale: string;
  readonly image: string;
  readonly thumbnail: string;
  readonly content: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly order: number;
}

/** A film as a membership backend describes it. */
export interface WireMovieInfo {
  readonly Title: string;
  readonly MovieId: WireId;
  /** The EDI number. */
  readonly Edis: string;
  /** 0 to 5, half steps. */
  readonly Rating: number;
  readonly RatingCount: number;
  readonly Poster: string | null;
  readonly link: string | null;
}

/** A member's review of a film. */
export interface WireReview {
  readonly Id: WireId;
  readonly Comment: string;
  readonly Rating: number;
  /** ISO 8601. */
  readonly AddedAt: string;
  readonly LikesCount: number;
  readonly MovieId: WireId;
  readonly UserId: WireId;
  readonly UserName: string;
  readonly Image: string | null;
  readonly IsLiked: boolean;
}

/** A member's ticket. */
export interface WireTicket {
  readonly MovieId: WireId;
  readonly MovieTitle: string;
  readonly Notes: string | null;
  /** The text to encode. */
  readonly QRCode: string;
  /** A picture of it. */
  readonly QRUrl: string | null;
  readonly StartTime: string;
  readonly ExpirationDate: string | null;
  readonly Poster: string | null;
  readonly Screen: string;
  readonly SeatsInfo: {
    readonly Info: string | null;
    readonly Seats: readonly { readonly Row: string; readonly Seats: string }[];
  };
}
