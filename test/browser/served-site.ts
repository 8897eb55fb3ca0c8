import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root, runCinegen, startCinegen } from "../command.ts";
import { eventually } from "./runtime-visitor.ts";

/** The two ways to preview a site. */
export type ServeCommand = "serve" | "serve --watch";

const CONFIG = "site/site.config.ts";

/** The demo site 192 in a work folder of its own, built and served by the real command. */
export class ServedSite {
  private constructor(
    readonly origin: string,
    private readonly command: ServeCommand,
    private readonly folder: string,
    private readonly server: ChildProcess,
  ) {}

  static async start(command: ServeCommand): Promise<ServedSite> {
    const folder = mkdtempSync(join(tmpdir(), "cinegen-served-"));
    for (const part of ["site", "data/192"]) {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    }
    // Pictures from the picture service: making them is not what is tested here.
    const config = join(folder, CONFIG);
    writeFileSync(config, readFileSync(config, "utf8").replace('mode: "local"', 'mode: "cdn"'));
    if (command === "serve") await build(folder);
    const args = [...command.split(" "), "--site", "192", "--port", "0"];
    const server = startCinegen(args, { cwd: folder });
    return new ServedSite(await addressOf(server), command, folder, server);
  }

  /** @returns a source file, e.g. `site/pages/hjelp.md` */
  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** Writes a source file; a site that is not watched stays as it was built. */
  write(path: string, content: string): void {
    writeFileSync(join(this.folder, path), content);
  }

  /** Gives an item of the menu another name, and waits until that build is served. */
  async deployMenu(from: string, to: string): Promise<void> {
    const before = await this.#version();
    this.write(CONFIG, this.read(CONFIG).replace(`label: "${from}"`, `label: "${to}"`));
    if (this.command === "serve") await build(this.folder);
    await eventually(() => this.#version()).not.toBe(before);
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once("close", resolve));
    this.server.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true });
  }

  async #version(): Promise<string> {
    return (await fetch(`${this.origin}/version.json`)).text();
  }
}

async function build(cwd: string): Promise<void> {
  const { status, stderr } = await runCinegen(["build", "--site", "192"], { cwd });
  if (status !== 0) throw new Error(`cinegen build: ${stderr}`);
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error("The command has no standard error.");
  for await (const line of createInterface({ input: stderr })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error("The preview ended before it was ready.");
}
