import type { ServerResponse } from "node:http";
import { startServer, type LocalServer, type RecordedRequest } from "../../local-server.ts";

/** What the backend says: a status with a JSON body, a text as it is, or nothing ever. */
export type Answer =
  { readonly status?: number; readonly body?: unknown; readonly text?: string } | "hang";

/** A call as the backend saw it. */
export interface SeenCall {
  readonly method: string;
  /** Path and query below the base URL. */
  readonly path: string;
  readonly headers: RecordedRequest["headers"];
  /** Parsed; undefined where there was none. */
  readonly body: unknown;
}

/** A membership backend whose answers a test writes, on a real port. */
export class ScriptedBackend {
  /** How many answers were cut off by the caller. */
  cutOff = 0;
  private readonly answers = new Map<string, Answer[]>();
  private server!: LocalServer;

  static async start(): Promise<ScriptedBackend> {
    const backend = new ScriptedBackend();
    backend.server = await startServer(({ url }, response) => backend.reply(url, response));
    return backend;
  }

  /** Base URL; it stays the same when the backend stops. */
  get url(): string {
    return `${this.server.url}/api`;
  }

  get calls(): readonly SeenCall[] {
    return this.server.requests.map(({ method, url, headers, body }) => ({
      method,
      path: url.replace(/^\/api\//, ""),
      headers,
      body: body === "" ? undefined : (JSON.parse(body) as unknown),
    }));
  }

  /** @returns the calls to one endpoint */
  callsTo(endpoint: string): readonly SeenCall[] {
    return this.calls.filter(({ path }) => endpointOf(path) === endpoint);
  }

  /** The answers to one endpoint, in turn; the last one stays. */
  answer(endpoint: string, ...answers: Answer[]): void {
    this.answers.set(endpoint, answers);
  }

  async stop(): Promise<void> {
    await this.server.close();
  }

  private reply(url: string, response: ServerResponse): void {
    response.on("close", () => (this.cutOff += response.writableFinished ? 0 : 1));
    const answers = this.answers.get(endpointOf(url.replace(/^\/api\//, ""))) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === "hang") return;
    const { status = 200, body, text } = answer ?? { status: 404 };
    response.writeHead(status, { "content-type": "application/json" });
    response.end(text ?? (body === undefined ? "" : JSON.stringify(body)));
  }
}

function endpointOf(path: string): string {
  return path.replace(/\?.*$/, "");
}
