import type { Links } from "./links.ts";

/** A pointer that only passes over a link asks for nothing. */
const DEBOUNCE_MS = 65;
/** Bound on what one page may ask for ahead of a click. */
const MAX_PER_PAGE = 20;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Loads the data of a link's page when it is hovered, focused or touched (specification, section 2),
 * each address once, not for a visitor who saves data or is on a 2G connection.
 * @param load starts to load the page of a link
 * @param intent an event of that kind that has happened already
 */
export function startPrefetching(
  links: Links,
  load: (link: HTMLAnchorElement) => void,
  intent: Event | undefined,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new Set<string>();

  function intend(event: Event, delay: number): void {
    clearTimeout(timer);
    const link = links.linkOf(event);
    if (!link || asked.has(link.href) || asked.size >= MAX_PER_PAGE || isSavingData()) return;
    timer = setTimeout(() => {
      asked.add(link.href);
      load(link);
    }, delay);
  }

  for (const [type, delay] of [
    ["pointerover", DEBOUNCE_MS],
    ["focusin", DEBOUNCE_MS],
    ["touchstart", 0],
  ] as const) {
    document.addEventListener(type, (event) => intend(event, delay), { passive: true });
  }
  document.addEventListener("cinegen:navigated", () => (asked = new Set()));
  if (intent) intend(intent, 0);
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g");
}
