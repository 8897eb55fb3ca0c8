import { loadConfig } from "../../config/load.ts";
import { buildSites } from "../build-site.ts";
import { flagsOf, type RunCommand } from "../command.ts";
import { interruptible } from "../interrupt.ts";

/** `cinegen build`: writes the static site of each configured or named site. */
export const runBuild: RunCommand = async (options, reporter) => {
  const config = await loadConfig(flagsOf(options), process.env);
  await interruptible((signal) => buildSites(config, reporter, signal));
};
