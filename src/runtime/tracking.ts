import { startAnalytics } from "./analytics.ts";
import { createConsentDialog, storeChoice, storedChoice, type Choice } from "./consent.ts";
import type { Core } from "./core.ts";
import { loadTags, pushData, removeTrackingCookies } from "./tags.ts";

/**
 * Tracking with consent. Before a visitor has agreed nothing is loaded, stored or told; who changes a
 * yes into a no gets a page without the services' scripts.
 */
export function startTracking({ settings, storage }: Core): void {
  let isTracking = false;
  const dialog = createConsentDialog(apply);

  function apply(choice: Choice): void {
    storeChoice(storage, choice);
    if (choice === "granted") track();
    else if (isTracking) {
      removeTrackingCookies();
      location.reload();
    }
  }

  function track(): void {
    if (isTracking) return;
    isTracking = true;
    loadTags(settings.tracking ?? {});
    startAnalytics(pushData);
  }

  for (const button of document.querySelectorAll<HTMLElement>("[data-consent-settings]")) {
    button.hidden = false;
    button.addEventListener("click", () => dialog.show({ takeFocus: true }));
  }
  const choice = storedChoice(storage);
  if (choice === undefined) dialog.show({ takeFocus: false });
  else if (choice === "granted") track();
}
