import { join, resolve } from "node:path";
import { CinegenError } from "../model/errors.ts";
import type { ServiceAddresses } from "../model/settings.ts";
import { parsePlatformTime } from "../model/time.ts";
import { checkoutAddress, serviceAddress, siteOrigin } from "./address.ts";
import type { Config, ConfigFlags, Credentials, Login, SiteConfiguration } from "./config.ts";
import { packageRoot } from "./package-root.ts";
import { loadPages } from "./pages.ts";
import { Secret } from "./secret.ts";
import { loadSiteConfig, settingsOfSite } from "./site-config-file.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Resolves the configuration of a run: flag, environment, `site/`, default, in this order (contract,
 * section 1). Folders are relative to the folder the command runs in.
 *
 * @param flags what the command line says
 * @param environment usually `process.env`
 * @throws CinegenError `config-missing`, `config-invalid`, `usage-invalid`
 */
export async function loadConfig(flags: ConfigFlags, environment: Environment): Promise<Config> {
  const siteDir = resolve(flags.siteDir ?? "site");
  const config = await loadSiteConfig(siteDir);
  const ids = flags.sites?.length ? [...new Set(flags.sites)] : Object.keys(config.sites);
  checkSites(ids, flags);
  const sites = await Promise.all(
    ids.map(async (id): Promise<SiteConfiguration> => {
      const settings = settingsOfSite(config, id);
      return {
        id,
        settings,
        services: servicesOf(settings.services, environment, id),
        pages: await loadPages(siteDir, id),
        outDir: outDirOf(id, flags),
      };
    }),
  );
  return Object.freeze({
    siteDir,
    dataDir: resolve(flags.data ?? "data"),
    packageRoot: packageRoot(),
    cacheDir: resolve(".cinegen"),
    sites,
    now: pinnedTime(environment.CINEGEN_NOW),
    credentials: credentialsOf(environment),
  });
}

/** One site named with `--out` is written straight into that folder (contract, section 5). */
function outDirOf(id: string, { out, sites }: ConfigFlags): string {
  const isStraight = out !== undefined && new Set(sites).size === 1;
  return resolve(isStraight ? out : join(out ?? "dist", id));
}

function checkSites(ids: readonly string[], flags: ConfigFlags): void {
  if (ids.length === 0) {
    throw new CinegenError("config-missing", "No site is configured", {
      hint: "Add one under `sites` in site/site.config.ts, or name one with --site.",
    });
  }
  const wrong = ids.find((id) => !/^\d+$/.test(id));
  if (wrong !== undefined && flags.sites?.includes(wrong)) {
    throw new CinegenError("usage-invalid", `--site ${wrong}: a site id is a number`, {
      hint: "For example --site 192.",
    });
  }
}

function servicesOf(
  settings: ServiceAddresses,
  environment: Environment,
  siteId: string,
): ServiceAddresses {
  const pick = (
    names: readonly string[],
    configured: string | undefined,
    check: (address: string, where: string) => string,
  ) => {
    const name = names.find((candidate) => (environment[candidate] ?? "") !== "");
    const address = name === undefined ? configured : environment[name];
    const where = name ?? `services in site/site.config.ts (${names[0] ?? ""})`;
    return address === undefined || address === "" ? undefined : check(address, where);
  };
  const membership = {
    118: pick(["CINEGEN_MEMBERSHIP_118_URL"], settings.membership?.["118"], serviceAddress),
    178: pick(["CINEGEN_MEMBERSHIP_178_URL"], settings.membership?.["178"], serviceAddress),
  };
  return withoutUndefined({
    platform: pick(["CINEGEN_PLATFORM_URL"], settings.platform, serviceAddress),
    management: pick(["CINEGEN_MANAGEMENT_URL"], settings.management, serviceAddress),
    runtime: pick(["CINEGEN_RUNTIME_URL"], settings.runtime, serviceAddress),
    checkout: pick(["CINEGEN_CHECKOUT_URL"], settings.checkout, checkoutAddress),
    ticketProvider: pick(["CINEGEN_TICKET_PROVIDER_URL"], settings.ticketProvider, serviceAddress),
    membership: withoutUndefined(membership),
    site: pick([`CINEGEN_SITE_URL_${siteId}`, "CINEGEN_SITE_URL"], settings.site, siteOrigin),
  });
}

function withoutUndefined<T extends object>(
  value: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function credentialsOf(environment: Environment): Credentials {
  return {
    platform: login(environment, "CINEGEN_PLATFORM"),
    management: login(environment, "CINEGEN_MANAGEMENT"),
  };
}

function login(environment: Environment, prefix: string): Login | undefined {
  const user = environment[`${prefix}_USER`];
  const password = environment[`${prefix}_PASSWORD`];
  if (user === undefined || password === undefined) return undefined;
  return { user, password: new Secret(password) };
}

/** Without an offset it is Oslo's wall time, whatever zone the machine is in. */
function pinnedTime(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const time = parsePlatformTime(text);
  if (time === undefined) {
    throw new CinegenError("config-invalid", "CINEGEN_NOW is not an ISO 8601 time", {
      hint: "Set it to something like 2026-12-05T12:00:00+01:00.",
    });
  }
  return time;
}
