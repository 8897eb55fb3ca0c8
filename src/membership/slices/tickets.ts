import type { Ticket } from "../entities.ts";
import type { Failure } from "../failure.ts";

/** The member's tickets (specification, section 3). */
export interface TicketsSlice {
  readonly items: readonly Ticket[];
  /** When the backend last gave the items, epoch milliseconds; undefined: it has not yet. */
  readonly updatedAt: number | undefined;
  readonly loading: boolean;
  readonly error: Failure | undefined;
}

/** The transitions of tickets (specification, section 4). */
export type TicketsAction = { readonly slice: "tickets" } & (
  | { readonly type: "requested" }
  | { readonly type: "kept"; readonly items: readonly Ticket[]; readonly updatedAt: number }
  | { readonly type: "succeeded"; readonly items: readonly Ticket[]; readonly updatedAt: number }
  | { readonly type: "failed"; readonly error: Failure }
);

export const initialTickets: TicketsSlice = {
  items: [],
  updatedAt: undefined,
  loading: false,
  error: undefined,
};

/**
 * @returns the slice after one transition; `kept` shows what the device holds and leaves a request
 * for the fresh ones running
 */
export function reduceTickets(slice: TicketsSlice, action: TicketsAction): TicketsSlice {
  switch (action.type) {
    case "requested":
      return { ...slice, loading: true, error: undefined };
    case "kept":
      return { ...slice, items: action.items, updatedAt: action.updatedAt };
    case "succeeded":
      return { ...slice, items: action.items, updatedAt: action.updatedAt, loading: false };
    case "failed":
      return { ...slice, loading: false, error: action.error };
  }
}
