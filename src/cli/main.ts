import { Command, CommanderError, InvalidArgumentError } from "commander";
import { CinegenError } from "../model/errors.ts";
import type { CommandOptions, RunCommand } from "./command.ts";
import { Reporter, toCinegenError, type Streams } from "./reporter.ts";

/**
 * Runs the command line (contract, section 5). Each command's code is loaded only when it runs.
 * @param argv the words after `cinegen`
 * @returns the exit status: 0 done, 1 failed, 2 wrong usage
 */
export async function main(
  argv: readonly string[],
  streams: Streams = { out: process.stdout, err: process.stderr },
): Promise<number> {
  let status = 0;
  const run =
    (name: string, load: () => Promise<RunCommand>) => async (options: CommandOptions) => {
      const reporter = new Reporter(name, options.json === true, streams);
      try {
        await (
          await load()
        )(options, reporter);
        reporter.done();
      } catch (cause) {
        status = reporter.failed(toCinegenError(cause));
      }
    };
  try {
    await program(run, streams).parseAsync(argv, { from: "user" });
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause;
    return cause.exitCode === 0 ? 0 : usageError(cause, argv, streams);
  }
  return status;
}

type Runner = (
  name: string,
  load: () => Promise<RunCommand>,
) => (options: CommandOptions) => Promise<void>;

function program(run: Runner, streams: Streams): Command {
  const cinegen = new Command("cinegen")
    .description(
      "Turns a ticketing platform's data into the public website of a cinema or culture venue.",
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.out.write(text),
      writeErr: () => undefined,
    })
    .showSuggestionAfterError();
  const command = (name: string, description: string) =>
    cinegen
      .command(name)
      .description(description)
      .option("--site-dir <dir>", "the site folder", "site")
      .option("--json", "print one machine-readable summary on standard output");
  const forSites = (name: string, description: string) =>
    command(name, description)
      .option("--site <id>", "a site's id; may be repeated (default: all in site/)", collect)
      .option("--data <dir>", "folder of the snapshots", "data");

  forSites("fetch", "snapshot sites, events, block data and articles from the APIs")
    .option("--force", "accept a snapshot that is much smaller than the last one")
    .option("--if-stale", "fetch only sites whose events are not as in their snapshot any more")
    .action(run("fetch", async () => (await import("./commands/fetch.ts")).runFetch));
  forSites("build", "write the static site from the snapshot")
    .option("--out <dir>", "folder of the output (default: dist/<site>)")
    .action(run("build", async () => (await import("./commands/build.ts")).runBuild));
  forSites("serve", "preview the output as a static host would serve it")
    .option("--out <dir>", "folder of the output (default: dist/<site>)")
    .option("--port <n>", "port of the first site, 0 for any free one", port, 4192)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--watch", "rebuild and reload when site/, templates/ or data/ change")
    .action(run("serve", async () => (await import("./commands/serve.ts")).runServe));
  forSites("explain", "tell what made the page at a path, or why there is none")
    .argument("<path>", "a path or an address of the site")
    .option("--out <dir>", "folder of the output (default: dist/<site>)")
    .action((address: string, options: CommandOptions) =>
      run(
        "explain",
        async () => (await import("./commands/explain.ts")).runExplain,
      )({
        ...options,
        address,
      }),
    );
  forSites("diff", "tell what is different between the last two fetches, or two folders")
    .argument("[dirs...]", "two folders of snapshots, the earlier one first")
    .action((folders: readonly string[], options: CommandOptions) =>
      run(
        "diff",
        async () => (await import("./commands/diff.ts")).runDiff,
      )({
        ...options,
        folders,
      }),
    );
  command("sandbox", "run a local stand-in for every outside service, with demo data")
    .option("--port <n>", "port, 0 for any free one", port, 4180)
    .option("--evergreen", "spread the programme over the next fifteen months")
    .action(run("sandbox", async () => (await import("./commands/sandbox.ts")).runSandbox));
  return cinegen;
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

function port(value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65_535) {
    throw new InvalidArgumentError("A port is a number from 0 to 65535.");
  }
  return number;
}

function usageError(cause: CommanderError, argv: readonly string[], streams: Streams): number {
  const message =
    cause.code === "commander.help"
      ? "no command was named"
      : cause.message.replace(/^error: /, "").replace(/\s*\n\s*/g, " ");
  const error = new CinegenError("usage-invalid", message, { hint: "See cinegen --help" });
  return new Reporter(argv[0] ?? "cinegen", argv.includes("--json"), streams).failed(error);
}
