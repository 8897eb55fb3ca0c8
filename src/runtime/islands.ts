import type { Core } from "./core.ts";

/** What an island's chunk exports. */
export interface IslandChunk {
  /** Brings the server markup of an element to life; @returns what ends it. */
  mount(element: HTMLElement, props: unknown): () => void;
}

/** The islands of the document: those outside the main part outlive a navigation. */
export interface Islands {
  /**
   * Looks after islands that are new in the document, and ends those that have left it.
   * @param isMember whether those of `member` are to live
   * @returns settles once those of `load` and `member` live; rejects when a chunk could not be loaded
   */
  scan(isMember: boolean): Promise<unknown>;
}

/** Looks after islands until they leave the document. */
export function createIslands(core: Core): Islands {
  const stops = new Map<HTMLElement, () => void>();

  function arm(element: HTMLElement, isMember: boolean): Promise<void> | undefined {
    const start = () => hydrate(element, core, stops);
    const { when } = element.dataset;
    if (when === "load" || (when === "member" && isMember)) return start();
    if (when === "visible")
      stops.set(
        element,
        whenVisible(element, () => void start().catch(() => undefined)),
      );
    return undefined;
  }

  function scan(isMember: boolean): Promise<unknown> {
    for (const [element, stop] of stops) {
      if (element.isConnected) continue;
      stops.delete(element);
      guard(element, stop);
    }
    const found = document.querySelectorAll<HTMLElement>("cine-island");
    const fresh = [...found].filter((element) => !stops.has(element));
    return Promise.all(fresh.map(async (element) => arm(element, isMember)));
  }

  return { scan };
}

async function hydrate(
  element: HTMLElement,
  { settings, loadChunk }: Core,
  stops: Map<HTMLElement, () => void>,
): Promise<void> {
  const { name = "", props = "{}" } = element.dataset;
  stops.get(element)?.();
  stops.set(element, () => undefined);
  const url = settings.islands?.[name];
  if (url === undefined) {
    report(element, "no chunk of that name");
    return;
  }
  const chunk = await loadChunk(() => import(url) as Promise<IslandChunk>);
  // The visitor may have left the page meanwhile.
  if (!element.isConnected) return;
  const markup = element.innerHTML;
  const restore = (error: unknown) => {
    guard(element, () => stops.get(element)?.());
    stops.set(element, () => undefined);
    element.innerHTML = markup;
    report(element, error);
  };
  element.addEventListener(
    "cinegen:island-error",
    // React is still at work on the element while it reports.
    (event) => setTimeout(() => restore((event as CustomEvent).detail)),
    { once: true },
  );
  try {
    stops.set(element, chunk.mount(element, JSON.parse(props, reviveDate)));
  } catch (error) {
    restore(error);
  }
}

/** JSON has no dates; the server writes them as `{"$date": ISO}`. */
function reviveDate(_key: string, value: unknown): unknown {
  const date = (value as { $date?: unknown } | null)?.$date;
  return typeof date === "string" ? new Date(date) : value;
}

function whenVisible(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function guard(element: HTMLElement, action: () => void): void {
  try {
    action();
  } catch (error) {
    report(element, error);
  }
}

function report(element: HTMLElement, reason: unknown): void {
  console.error(`island ${element.dataset.name ?? ""}`, reason);
}
