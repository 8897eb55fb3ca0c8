/** How a tab learns that a newer build has been published. */
export interface Version {
  /** @returns whether pages are to be opened as documents, because a newer build exists */
  isStale(): boolean;
  /** Tells of a build that some answer has named. */
  notice(build: unknown): void;
}

const INTERVAL_MS = 5 * 60_000;

/**
 * Asks for the small, uncached `/version.json` when the tab gets attention and at intervals.
 * @param build the build that the document came from
 */
export function watchVersion(build: string): Version {
  let isStale = false;

  function notice(other: unknown): void {
    if (isStale || typeof other !== "string" || other === build) return;
    isStale = true;
    // From now on documents are what is worth prefetching (ARCHITECTURE.md, speculation rules).
    delete document.documentElement.dataset.navigation;
    updateWorker().catch(() => undefined);
  }

  async function check(): Promise<void> {
    if (document.hidden || isStale) return;
    try {
      const response = await fetch("/version.json", { cache: "no-store" });
      if (response.ok) notice(((await response.json()) as { build?: unknown }).build);
    } catch {
      // No network, or no version file: the build that we have is as good as any.
    }
  }

  const checkNow = () => void check();
  addEventListener("focus", checkNow);
  document.addEventListener("visibilitychange", checkNow);
  setInterval(checkNow, INTERVAL_MS);
  checkNow();
  return { isStale: () => isStale, notice };
}

/** A worker is otherwise looked at anew only when a document is loaded. */
async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}
