import type { PageDefinition } from "../model/page.ts";
import type { ServiceAddresses, SiteSettings } from "../model/settings.ts";
import type { Secret } from "./secret.ts";

/** What the command line may say; undefined where it says nothing. */
export interface ConfigFlags {
  readonly siteDir?: string | undefined;
  readonly data?: string | undefined;
  readonly out?: string | undefined;
  /** Site ids; empty: all that `site/` configures. */
  readonly sites?: readonly string[] | undefined;
}

/** Everything that decides a run, resolved once: flag, environment, `site/`, default (contract, section 1). */
export interface Config {
  readonly siteDir: string;
  readonly dataDir: string;
  /** Folder of templates and runtime sources. */
  readonly packageRoot: string;
  /** Where what can be made again is kept: picture variants, compiled templates. */
  readonly cacheDir: string;
  readonly sites: readonly SiteConfiguration[];
  /** Pinned time of a fetch, epoch milliseconds. */
  readonly now: number | undefined;
  readonly credentials: Credentials;
}

/** One site's part of the configuration. */
export interface SiteConfiguration {
  readonly id: string;
  readonly settings: SiteSettings;
  /** Addresses after the environment, checked; without trailing slash. */
  readonly services: ServiceAddresses;
  readonly pages: readonly PageDefinition[];
  readonly outDir: string;
}

/** Users and passwords of the APIs; only the environment has them. */
export interface Credentials {
  readonly platform: Login | undefined;
  readonly management: Login | undefined;
}

/** A user name and its password. */
export interface Login {
  readonly user: string;
  readonly password: Secret;
}
