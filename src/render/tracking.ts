import type { Tracking } from "../model/site.ts";

/** A tracking service of a site: its id there, and the script that is loaded after consent. */
export interface TrackingScript {
  readonly id: string;
  readonly src: string;
}

/** A service by the name of its id in the platform's record. */
type Service = keyof Tracking;

interface ServiceAddresses {
  readonly script: (id: string) => string;
  /** Origins that the script talks to. */
  readonly connect: readonly string[];
}

const SERVICES: Readonly<Record<Service, ServiceAddresses>> = {
  analytics: {
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
    connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  },
  tagManager: {
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
    connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  },
  pixel: {
    script: () => "https://connect.facebook.net/nb_NO/fbevents.js",
    connect: ["https://connect.facebook.net", "https://www.facebook.com"],
  },
};

/** @returns the scripts of the services that the site has ids for; undefined where it has none */
export function trackingScripts(
  tracking: Tracking,
): Readonly<Partial<Record<Service, TrackingScript>>> | undefined {
  const scripts = idsOf(tracking).map(([name, id]) => {
    return [name, { id, src: SERVICES[name].script(id) }] as const;
  });
  return scripts.length === 0 ? undefined : Object.fromEntries(scripts);
}

/** @returns what the Content-Security-Policy must allow for the site's tracking services */
export function trackingOrigins(tracking: Tracking): {
  readonly script: readonly string[];
  readonly connect: readonly string[];
} {
  const ids = idsOf(tracking);
  return {
    script: unique(ids.map(([name, id]) => new URL(SERVICES[name].script(id)).origin)),
    connect: unique(ids.flatMap(([name]) => SERVICES[name].connect)),
  };
}

function idsOf(tracking: Tracking): readonly (readonly [name: Service, id: string])[] {
  const names = Object.keys(SERVICES) as Service[];
  return names.flatMap((name) => {
    const id = tracking[name];
    return id === undefined || id === "" ? [] : [[name, id] as const];
  });
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
