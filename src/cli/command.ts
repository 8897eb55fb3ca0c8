import type { ConfigFlags } from "../config/config.ts";
import type { Reporter } from "./reporter.ts";

/** The options that commands share; a command reads those it declares. */
export interface CommandOptions {
  readonly site?: readonly string[];
  readonly data?: string;
  readonly out?: string;
  readonly siteDir?: string;
  readonly port?: number;
  readonly host?: string;
  readonly watch?: boolean;
  readonly force?: boolean;
  /** `fetch`: leave out sites whose events are as in their snapshot. */
  readonly ifStale?: boolean;
  readonly evergreen?: boolean;
  readonly json?: boolean;
  /** `explain`: the path or address that is asked about. */
  readonly address?: string;
  /** `diff`: two folders of snapshots; none: the last two fetches. */
  readonly folders?: readonly string[];
}

/** A command: does its work, reports, and throws `CinegenError` where it fails. */
export type RunCommand = (options: CommandOptions, reporter: Reporter) => Promise<void>;

/** @returns the part of the options that decides the configuration */
export function flagsOf({ site, data, out, siteDir }: CommandOptions): ConfigFlags {
  return { sites: site, data, out, siteDir };
}
