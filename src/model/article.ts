/** A news or general article (contract, section 3). */
export interface Article {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly category: "general" | "news";
  /** The wire calls it `node_locale`. */
  readonly locale: string;
  /** Address of the picture; empty where there is none. */
  readonly image: string;
  readonly thumbnail: string;
  /** Sanitised HTML. */
  readonly content: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Lower comes first; articles of one order are sorted newest first. */
  readonly order: number;
}
