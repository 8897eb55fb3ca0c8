import type { Core } from "./core.ts";
import type { Destination } from "./links.ts";
import type { Navigation } from "./navigation.ts";
import type { PageLife } from "./page-life.ts";

/** Signs that a visitor is about to go somewhere. */
const INTENTS = ["pointerover", "focusin", "touchstart"];
/** A click does not wait longer for navigation to be loaded (specification, section 9). */
const PATIENCE_MS = 1000;

/**
 * Takes over links to the site's own pages, and back and forward between them. Navigation is loaded at
 * the first sign that it will be needed; where it cannot be, the browser navigates.
 */
export function startFollowingLinks(core: Core, life: PageLife): void {
  const { links, loadChunk } = core;
  const pathOfAddress = () => links.routeOf(new URL(location.href))?.path;
  const arrival = { path: pathOfAddress(), main: document.getElementById("main")?.innerHTML ?? "" };
  let navigation: Promise<Navigation> | undefined;

  function isWithinPage({ url, route }: Destination): boolean {
    const isSamePage = route?.path === pathOfAddress() && url.search === location.search;
    return isSamePage && url.href.includes("#");
  }

  function wake(intent?: Event): Promise<Navigation> {
    navigation ??= loadChunk(() => import("./navigation.ts")).then((chunk) =>
      chunk.startNavigation(core, life, arrival, intent),
    );
    return navigation;
  }

  document.documentElement.dataset.navigation = "data";
  for (const type of INTENTS) {
    const onIntent = (event: Event) => void wake(event).catch(() => undefined);
    document.addEventListener(type, onIntent, { once: true, passive: true });
  }
  addEventListener("popstate", () => {
    wake().then(
      (awake) => awake.traverse(),
      () => location.reload(),
    );
  });
  document.addEventListener("click", (event) => {
    const link = isModified(event) ? null : links.linkOf(event);
    const destination = link && links.destinationOf(link);
    if (!destination || isWithinPage(destination)) return;
    event.preventDefault();
    void follow(wake(), destination);
  });
}

async function follow(waking: Promise<Navigation>, destination: Destination): Promise<void> {
  const impatience = setTimeout(() => location.assign(destination.url), PATIENCE_MS);
  try {
    const navigation = await waking;
    navigation.follow(destination);
  } catch {
    location.assign(destination.url);
  } finally {
    clearTimeout(impatience);
  }
}

/** @returns whether a click asks for a new tab, a download or a menu, or was handled by someone else */
function isModified(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
