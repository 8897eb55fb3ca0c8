/** What the build tells the browser: the JSON of `#cinegen`. What is not configured is absent. */
export interface RuntimeSettings {
  /** Hash of the build that wrote the page. */
  readonly build: string;
  /** The runtime API's `site` parameter, e.g. `site192a`. */
  readonly siteKey?: string;
  /** Base address of the runtime API (contract, section 1). */
  readonly runtimeUrl?: string;
  /** Address of each island's chunk by name. */
  readonly islands?: Readonly<Record<string, string>>;
  /** The redirect table: from-path to to-path or absolute address. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly tracking?: TrackingSettings;
  readonly serviceWorker?: "on" | "remove";
}

/** Tracking services of the site; the build allows exactly these scripts in its policy. */
export type TrackingSettings = Readonly<
  Partial<Record<"analytics" | "tagManager" | "pixel", TrackingScript>>
>;

/** One service: the site's id there, and the address of its script. */
export interface TrackingScript {
  readonly id: string;
  readonly src: string;
}

/** @returns the page's settings; undefined where there are none: the page stays as it is */
export function readSettings(): RuntimeSettings | undefined {
  try {
    return JSON.parse(document.getElementById("cinegen")?.textContent ?? "") as RuntimeSettings;
  } catch {
    return undefined;
  }
}
