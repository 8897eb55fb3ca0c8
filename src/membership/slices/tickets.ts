import type { Ticket } from "../entities.ts";
import type { Failure } from "../failure.ts";

/** The member's tickets (specification, section 3). */
export interface TicketsSlice {
  readonly items: readonly Ticket[];
  /** When the backend last gave the items, epoch milliseconds; undefined: it has not yet. */
  readonly updatedAt: number | undefined;
  /** The device keeps the items; false where the browser refuses to. */
  readonly isKept: boolean;
  readonly loading: boolean;
  readonly error: Failure | undefined;
}

/** The transitions of tickets (specification, section 4). */
export type TicketsAction = { readonly slice: "tickets" } & (
  | { readonly type: "requested" }
  | { readonly type: "kept"; readonly items: readonly Ticket[]; readonly updatedAt: number }
  | {
      readonly type: "succeeded";
      readonly items: readonly Ticket[];
      readonly updatedAt: number;
      readonly isKept: boolean;
    }
  | { readonly type: "failed"; readonly error: Failure }
);

export const initialTickets: TicketsSlice = {
  items: [],
  updatedAt: undefined,
  isKept: true,
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
    case "kept": {
      const { items, updatedAt } = action;
      return { ...slice, items, updatedAt, isKept: true };
    }
    case "succeeded": {
      const { items, updatedAt, isKept } = action;
      return { ...slice, items, updatedAt, isKept, loading: false };
    }
    case "failed":
      return { ...slice, loading: false, error: action.error };
  }
}
