import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox, type Fault, type Sandbox } from "../../src/sandbox/index.ts";
import { startPreview, type Preview } from "../../src/serve/server.ts";
import { root, runCinegen } from "../command.ts";

/** A partner with a membership backend, and what the backend calls its calls. */
export interface Partner {
  readonly id: "118" | "178";
  readonly calls: Readonly<Record<"logIn" | "watchList" | "tickets" | "add" | "reviews", string>>;
}

export const PARTNERS: readonly Partner[] = [
  {
    id: "118",
    calls: {
      logIn: "/login",
      watchList: "/watchlist",
      tickets: "/tickets",
      add: "/addMovieToWatchList",
      reviews: "/reviews",
    },
  },
  {
    id: "178",
    calls: {
      logIn: "/LoginDx",
      watchList: "/GetWatchlistDx",
      tickets: "/GetTicketsDx",
      add: "/AddToWatchlistDx",
      reviews: "/GetReviewsByEdiDx",
    },
  },
];

/** Sites as the real command builds them from the sandbox, each on a port of its own. */
export class MemberSites {
  readonly sandbox: Sandbox;
  private readonly folder: string;
  private readonly previews: ReadonlyMap<string, Preview>;

  private constructor(sandbox: Sandbox, folder: string, previews: ReadonlyMap<string, Preview>) {
    this.sandbox = sandbox;
    this.folder = folder;
    this.previews = previews;
  }

  static async start(ids: readonly string[]): Promise<MemberSites> {
    const sandbox = await startSandbox();
    const folder = mkdtempSync(join(tmpdir(), "cinegen-members-"));
    cpSync(join(root, "site"), join(folder, "site"), { recursive: true });
    // Pictures from the picture service: making them is not what is tested here.
    const config = join(folder, "site/site.config.ts");
    writeFileSync(config, readFileSync(config, "utf8").replace(/mode: "local"/g, 'mode: "cdn"'));
    const previews = new Map<string, Preview>();
    for (const id of ids) {
      await run(["fetch", "--site", id], folder, sandbox);
      await run(["build", "--site", id], folder, sandbox);
      const dir = join(folder, "dist", id);
      previews.set(id, await startPreview({ dir, host: "127.0.0.1", port: 0 }));
    }
    return new MemberSites(sandbox, folder, previews);
  }

  /** @returns the origin of a site */
  origin(id: string): string {
    return this.previews.get(id)?.url ?? "";
  }

  /** @returns the base URL of a partner's membership backend */
  backend(id: string): string {
    return `${this.sandbox.url}/membership/${id}`;
  }

  /** Lets a partner's membership backend misbehave until {@link mend}. */
  async strike(id: string, fault: Omit<Fault, "service">): Promise<void> {
    await fetch(`${this.sandbox.url}/control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ service: `membership/${id}`, ...fault }),
    });
  }

  async mend(): Promise<void> {
    await fetch(`${this.sandbox.url}/control/faults`, { method: "DELETE" });
  }

  /** Ends every session at every backend. */
  async endSessions(): Promise<void> {
    await fetch(`${this.sandbox.url}/control/sessions`, { method: "DELETE" });
  }

  async close(): Promise<void> {
    await Promise.all([...this.previews.values()].map((preview) => preview.close()));
    await this.sandbox.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function run(args: readonly string[], cwd: string, sandbox: Sandbox): Promise<void> {
  const { status, stderr } = await runCinegen(args, { cwd, environment: sandbox.environment });
  if (status !== 0) throw new Error(`cinegen ${args.join(" ")}: ${stderr}`);
}
