/** A site as the platform describes it (contract, section 2). */
export interface Site {
  /** Numeric on the wire; identifiers are kept as strings everywhere else. */
  readonly id: string;
  readonly host: string;
  /** The site name that visitors read; page titles start with it. */
  readonly title: string;
  /** Partner ids; the first entry chooses the membership backend. */
  readonly partners: readonly number[];
  readonly locale: {
    readonly available: readonly string[];
    readonly enabled: readonly string[];
    readonly default: string;
  };
  /** Anything but `production` marks the whole site `noindex`. */
  readonly stage: string;
  readonly published: boolean;
  readonly skeletonVersion: string;
  readonly tracking: Tracking;
}

/** Ids of tracking services; a site with none shows no consent dialogue. */
export interface Tracking {
  readonly analytics?: string;
  readonly tagManager?: string;
  readonly pixel?: string;
}

/**
 * The `site` parameter of the runtime API (specification, section 7).
 * @returns `site` + first partner id + `a`, e.g. `site192a`; undefined for a site without partners
 */
export function runtimeSiteKey(site: Pick<Site, "partners">): string | undefined {
  const first = site.partners[0];
  return first === undefined ? undefined : `site${first}a`;
}
