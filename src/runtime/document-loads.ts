import type { Core } from "./core.ts";

/** Full-page loads, and the memory of what made them necessary. It lasts as long as the tab. */
export interface DocumentLoads {
  /** Opens an address as a document, query and hash included. */
  open(url: URL): void;
  /** Opens an address whose page failed, and remembers that. */
  openFailed(url: URL): void;
  /**
   * Opens an address whose page failed after it was shown: only the first time, and never where that
   * cannot be remembered, so that a page that fails each time is left as it is and not in a loop.
   */
  openFailedOnce(url: URL): void;
  /** @returns whether the address has been opened as a document because its page failed */
  hasFailed(url: URL): boolean;
}

/** A failure is remembered for the present build alone. */
export function createDocumentLoads({ settings, storage }: Core): DocumentLoads {
  const keyOf = (url: URL) => `cinegen:failed ${settings.build} ${url.href}`;
  const remember = (url: URL) => storage.write("sessionStorage", keyOf(url), "1");
  const hasFailed = (url: URL) => storage.read("sessionStorage", keyOf(url)) !== null;

  function open(url: URL): void {
    // Assigning the present address, with a hash in it, would only scroll.
    if (url.href === location.href) location.reload();
    else location.assign(url);
  }

  return {
    open,
    hasFailed,
    openFailed(url) {
      remember(url);
      open(url);
    },
    openFailedOnce(url) {
      if (!hasFailed(url) && remember(url)) open(url);
    },
  };
}
