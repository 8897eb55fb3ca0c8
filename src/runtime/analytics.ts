/** What analytics is told about (specification, section 3). */
export type TrackingEvent = "BUY_TICKET" | "VIEW_ITEM";

const FIELDS = ["id", "name", "brand", "listName", "category"] as const;

/**
 * @param json the `data-track-…` attribute
 * @returns the value for the tag manager's global, the list position always 1 (specification, section
 * 7); undefined for an attribute that is not what the templates write
 */
export function trackingValue(
  event: TrackingEvent,
  json: string,
): Readonly<Record<string, unknown>> | undefined {
  try {
    const item = JSON.parse(json) as Record<string, unknown>;
    const fields = FIELDS.map((field) => [field, item[field]] as const);
    return { event, ...Object.fromEntries(fields), position: 1 };
  } catch {
    return undefined;
  }
}

/**
 * Tells of each item that is viewed and each ticket that is bought from now on.
 * @param push takes what is told
 */
export function startAnalytics(push: (value: unknown) => void): void {
  const tell = (event: TrackingEvent, json: string | null | undefined) => {
    const value = json ? trackingValue(event, json) : undefined;
    if (value) push(value);
  };
  const tellView = () => {
    const item = document.querySelector("[data-track-view]");
    tell("VIEW_ITEM", item?.getAttribute("data-track-view"));
  };

  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[href][data-track-buy]") : null;
    tell("BUY_TICKET", link?.getAttribute("data-track-buy"));
  });
  document.addEventListener("cinegen:navigated", tellView);
  tellView();
}
