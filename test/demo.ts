import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "../src/sandbox/index.ts";
import { type CommandResult, root, runCinegen } from "./command.ts";

/** An event as the sandbox sends it, in so far as tests read it. */
export interface SentEvent {
  readonly id: string;
  readonly startTime: string | null;
  readonly production: { readonly parentSlug?: string | null };
}

/**
 * The project's own site folder in a folder where commands can run, and a sandbox that they fetch from,
 * both at one pinned time. Pictures are left to the picture service, so that builds stay quick.
 */
export class Demo {
  readonly #sandbox: Sandbox;
  readonly #now: string;
  /** Where commands run. */
  readonly folder = mkdtempSync(join(tmpdir(), "cinegen-demo-"));

  private constructor(sandbox: Sandbox, now: string) {
    this.#sandbox = sandbox;
    this.#now = now;
    cpSync(join(root, "site"), join(this.folder, "site"), { recursive: true });
    const config = join(this.folder, "site/site.config.ts");
    writeFileSync(config, readFileSync(config, "utf8").replace(/mode: "local"/g, 'mode: "cdn"'));
  }

  /** @param now the time of the sandbox and of every fetch, ISO 8601 */
  static async start(now: string): Promise<Demo> {
    const demo = new Demo(await startSandbox({ port: 0 }), now);
    await demo.#control("now", { now });
    return demo;
  }

  /** Runs a command to its end. */
  run(
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<CommandResult> {
    const own = { ...this.#sandbox.environment, CINEGEN_NOW: this.#now };
    return runCinegen(args, { cwd: this.folder, environment: { ...own, ...environment } });
  }

  /** Runs a command that must end well. */
  async succeed(...run: Parameters<Demo["run"]>): Promise<void> {
    const { status, stderr } = await this.run(...run);
    if (status !== 0)
      throw new Error(`${run[0].join(" ")} ended with ${String(status)}: ${stderr}`);
  }

  /** @returns the events that the platform sends now */
  async events(siteId: string): Promise<readonly SentEvent[]> {
    const { environment } = this.#sandbox;
    const { CINEGEN_PLATFORM_URL: url = "", CINEGEN_PLATFORM_USER: user = "" } = environment;
    const login = btoa(`${user}:${environment.CINEGEN_PLATFORM_PASSWORD ?? ""}`);
    const response = await fetch(`${url}/sites/${siteId}/events`, {
      headers: { Authorization: `Basic ${login}` },
    });
    return (await response.json()) as readonly SentEvent[];
  }

  /** Makes the platform send these events and no others. */
  async send(siteId: string, events: readonly SentEvent[]): Promise<void> {
    const change = { site: siteId, kind: "events", mode: "replace", records: events };
    await this.#control("records", change);
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #control(what: string, body: object): Promise<void> {
    const response = await fetch(`${this.#sandbox.url}/control/${what}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${what}: ${await response.text()}`);
  }
}
