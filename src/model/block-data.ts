import type { FocalPoint } from "./production.ts";

/** What an editor keeps in the management API for one block (contract, section 3). */
export type BlockData = {
  [Component in keyof BlockDataByComponent]: {
    /** `<page>-<component>`, e.g. `front-slideshow`. */
    readonly id: string;
    readonly component: Component;
    readonly locale: string;
    readonly data: BlockDataByComponent[Component];
  };
}[keyof BlockDataByComponent];

/** The shape of `data` by the component that shows it. All `html` is sanitised at fetch. */
export interface BlockDataByComponent {
  readonly Slideshow: { readonly slides: readonly Slide[] };
  readonly QuickLinks: CardListData;
  readonly CardList: CardListData;
  readonly Content: { readonly html: string };
  readonly Cover: {
    readonly image: string;
    readonly alt: string;
    readonly heading: string;
    readonly text?: string;
    readonly focalPoint?: FocalPoint;
  };
  readonly GiftCard: {
    readonly heading: string;
    readonly html: string;
    /** Goes into the checkout address like an event id. */
    readonly checkoutId: string;
  };
  readonly Newsletters: { readonly items: readonly Newsletter[] };
  readonly NewsletterSignup: {
    readonly heading: string;
    readonly text: string;
    /** Address that the form is sent to. */
    readonly action: string;
  };
}

/** One picture of a slideshow. */
export interface Slide {
  readonly image: string;
  readonly alt: string;
  readonly heading: string;
  readonly text?: string;
  readonly href?: string;
}

/** Cards with an optional heading. */
export interface CardListData {
  readonly heading?: string;
  readonly cards: readonly Card[];
}

/** A card that leads somewhere. */
export interface Card {
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly image?: string;
  readonly alt?: string;
}

/** One past newsletter. */
export interface Newsletter {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly href: string;
}

/** Components that the management API may keep data for. */
export const BLOCK_DATA_COMPONENTS = [
  "Slideshow",
  "QuickLinks",
  "CardList",
  "Content",
  "Cover",
  "GiftCard",
  "Newsletters",
  "NewsletterSignup",
] as const satisfies readonly (keyof BlockDataByComponent)[];
