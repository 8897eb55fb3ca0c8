import type { EventState } from "../entities.ts";

/** Fresh data of performances, and which were asked for (specification, section 3). */
export interface EventsSlice {
  /** Event ids already requested: none is asked for twice. */
  readonly requested: readonly string[];
  readonly items: readonly EventState[];
}

/** The transitions of events (specification, section 4). */
export type EventsAction = { readonly slice: "events" } & (
  | { readonly type: "requested"; readonly ids: readonly string[] }
  | { readonly type: "fetched"; readonly items: readonly EventState[] }
);

export const initialEvents: EventsSlice = { requested: [], items: [] };

/** @returns the slice after one transition */
export function reduceEvents(slice: EventsSlice, action: EventsAction): EventsSlice {
  switch (action.type) {
    case "requested":
      return { ...slice, requested: [...slice.requested, ...action.ids] };
    case "fetched":
      return { ...slice, items: [...slice.items, ...action.items] };
  }
}
