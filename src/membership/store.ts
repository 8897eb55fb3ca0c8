/** A value that changes by actions alone and tells who listens (the shape that React reads). */
export interface Store<State, Action> {
  getState(): State;
  dispatch(action: Action): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * @param reduce pure: the state after an action; it returns the same object where nothing changed
 * @param initial the state before the first action
 */
export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
