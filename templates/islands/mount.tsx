import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Makes what an island's chunk exports: it brings the server's markup to life.
 * @returns a function that takes the element and the props that the server rendered it with, and
 * returns what ends the island; an error that React cannot handle is told as `cinegen:island-error`
 */
export function mountIsland<Props extends object>(Component: ComponentType<Props>) {
  return (element: HTMLElement, props: unknown): (() => void) => {
    const root = hydrateRoot(element, <Component {...(props as Props)} />, {
      onUncaughtError: (error) =>
        element.dispatchEvent(new CustomEvent("cinegen:island-error", { detail: error })),
    });
    return () => root.unmount();
  };
}
