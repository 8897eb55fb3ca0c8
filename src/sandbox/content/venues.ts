/** Where something takes place. */
export interface VenueSeed {
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** What events call their `screen`, largest first; empty where there is only one room. */
  readonly halls: readonly string[];
}

/** Every place where something happens, by key. Streets and the cinemas' towns are invented. */
export const venues = {
  kultursal: {
    name: "Kultursalen på Gran",
    address: "Kulturvegen 4",
    postalCode: "2750",
    city: "Gran",
    halls: ["Storsalen", "Vesle sal", "Foajeen"],
  },
  kulturterrassen: {
    name: "Kulturterrassen",
    address: "Kulturvegen 4",
    postalCode: "2750",
    city: "Gran",
    halls: [],
  },
  bibliotek: {
    name: "Biblioteket på Gran",
    address: "Leseløkka 2",
    postalCode: "2750",
    city: "Gran",
    halls: [],
  },
  haugkirka: {
    name: "Haugkirka",
    address: "Klokkervegen 18",
    postalCode: "2750",
    city: "Gran",
    halls: [],
  },
  ungdomshuset: {
    name: "Ungdomshuset Låven",
    address: "Gamlevegen 31",
    postalCode: "2750",
    city: "Gran",
    halls: [],
  },
  fyrlykta: {
    name: "Fyrlykta kino",
    address: "Losgata 7",
    postalCode: "4899",
    city: "Havneset",
    halls: ["Sal 1", "Sal 2"],
  },
  skumringen: {
    name: "Skumringen kino",
    address: "Uglebakken 3",
    postalCode: "2499",
    city: "Elvhaug",
    halls: ["Sal 1", "Sal 2", "Sal 3"],
  },
} as const satisfies Readonly<Record<string, VenueSeed>>;

/** Names a venue in {@link venues}. */
export type VenueKey = keyof typeof venues;
