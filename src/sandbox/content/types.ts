import type { BlockDataByComponent, Newsletter } from "../../model/block-data.ts";
import type { EventStatus } from "../../model/event.ts";
import type { FocalPoint } from "../../model/production.ts";
import type { Site } from "../../model/site.ts";
import type { PictureName } from "./picture-briefs.ts";
import type { VenueKey } from "./venues.ts";

/** The three demo sites: 192 is the kultursal, 118 and 178 are cinemas with membership. */
export type SiteId = 118 | 178 | 192;

/** A site as the platform sends it (contract, section 2): there the id is a number. */
export type SiteSeed = Omit<Site, "id"> & { readonly id: SiteId };

/** A picture where it is used: what it shows for those who cannot see it, and what a crop must keep. */
export interface PictureUse {
  readonly name: PictureName;
  readonly alt: string;
  readonly focalPoint: FocalPoint;
}

/** Age limits as Norwegian cinemas print them. */
export type AgeLimit = "A" | "6 år" | "9 år" | "12 år" | "15 år" | "18 år" | "Foreløpig";

/** When on a day a film is shown: matinee about 12, early about 17, prime about 19, late about 21. */
export type TimeOfDay = "matinee" | "early" | "prime" | "late";

/** An invented film, without dates: the sandbox makes its showings relative to the day. */
export interface FilmSeed {
  readonly slug: string;
  /** The film page is `{slug}-dxm-{dxm}`. */
  readonly dxm: number;
  readonly title: string;
  readonly objectClass: "movie" | "movie_coming";
  readonly ediNumber: string;
  readonly facts: FilmFacts;
  /** Days from today to the premiere, negative when it has been; null: no date yet. */
  readonly premiereInDays: number | null;
  /** Plain text, one or two sentences. */
  readonly summary: string;
  /** HTML. */
  readonly body: string;
  readonly poster: PictureUse;
  readonly still: PictureUse;
  /** Address of the trailer at a video service. */
  readonly trailer?: string;
  /** What its showings carry; each inner list is one version of the film: `["2D", "norsk tale"]`. */
  readonly versions: readonly (readonly string[])[];
  readonly timesOfDay: readonly TimeOfDay[];
  /** Whole kroner. */
  readonly price: number;
  /** Sites that show the film. */
  readonly sites: readonly SiteId[];
}

/** Facts that become features of a film; see {@link featuresOfFilm}. */
export interface FilmFacts {
  readonly ageLimit: AgeLimit;
  readonly minutes: number;
  readonly genre: string;
  readonly language: string;
  readonly director: string;
  /** Absent for films without actors. */
  readonly cast?: string;
  readonly country: string;
}

/** An invented concert, play, talk …; the sandbox makes its dates relative to the day. */
export interface CultureSeed {
  readonly slug: string;
  /** Of the first performance: the culture page is `{slug}-{code}`. `DXM` + digits, or short alphanumeric. */
  readonly code: string;
  readonly title: string;
  readonly objectClass: string;
  readonly typeText: string;
  readonly facts: CultureFacts;
  /** Plain text, one or two sentences. */
  readonly summary: string;
  /** HTML. */
  readonly body: string;
  readonly picture: PictureUse;
  /** Where it plays, by site; sites that are absent do not have it. */
  readonly venues: Readonly<Partial<Record<SiteId, VenueKey>>>;
  /** One of the venue's halls. */
  readonly hall?: string;
  readonly dates: DateWish;
  /** Whole kroner; 0: free. */
  readonly price: number;
}

/** Facts that become features of a culture production; see {@link featuresOfCulture}. */
export interface CultureFacts {
  /** Absent where none applies. */
  readonly ageLimit?: AgeLimit;
  readonly minutes: number;
  /** The duration in words, e.g. `2 timer med pause`. */
  readonly duration: string;
  readonly organiser: string;
}

/** Which dates a culture production asks for. */
export interface DateWish {
  /** How many performances. */
  readonly count: number;
  /** Days from today to the first, negative for what is over; `christmas`: from the first weekend of the next December on. */
  readonly from: number | "christmas";
  /** Days that it plays on, 0 is Sunday; the first date is the first of these at or after `from`. */
  readonly weekdays: readonly number[];
  /** Wall times in Oslo, `HH:MM`; more than one: several performances a day. */
  readonly times: readonly string[];
  /** Wall times for Saturdays and Sundays where they differ. */
  readonly weekendTimes?: readonly string[];
  /** Statuses that differ from `onsale` (or `free` for price 0), by performance, counted from 0. */
  readonly statuses?: Readonly<Record<number, EventStatus>>;
}

/** An article; `picture:NAME` in its HTML stands for the address of that picture. */
export interface ArticleSeed {
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly category: "general" | "news";
  /** Days before today, or `YYYY-MM-DD` for what belongs to a certain year. */
  readonly published: number | string;
  readonly image: PictureName;
  readonly thumbnail: PictureName;
  /** HTML. */
  readonly content: string;
  readonly order: number;
}

/** What a block shows, as in contract, section 3; picture fields hold picture names. */
export type BlockDataSeed = {
  [Component in keyof BlockDataSeedByComponent]: {
    readonly id: string;
    readonly component: Component;
    readonly data: BlockDataSeedByComponent[Component];
  };
}[keyof BlockDataSeedByComponent];

type BlockDataSeedByComponent = Omit<BlockDataByComponent, "Newsletters"> & {
  readonly Newsletters: { readonly items: readonly NewsletterSeed[] };
};

/** A past newsletter, sent some days before today. */
export type NewsletterSeed = Omit<Newsletter, "date"> & { readonly daysAgo: number };
