import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A call as the backend saw it. */
export interface SeenCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

/** What the backend says: a status with a JSON body, a text as it is, or nothing ever. */
export type Answer =
  { readonly status?: number; readonly body?: unknown; readonly text?: string } | "hang";

/** A membership backend whose answers a test writes, on a real port. */
export class ScriptedBackend {
  readonly calls: SeenCall[] = [];
  private readonly answers = new Map<string, Answer[]>();
  private readonly server: Server;
  /** Base URL; it stays the same when the backend stops. */
  readonly url: string;
  /** How many answers were cut off by the caller. */
  cutOff = 0;

  private constructor(server: Server) {
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      void readBody(request).then((body) => this.reply(request, response, body));
    });
  }

  static async start(): Promise<ScriptedBackend> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new ScriptedBackend(server);
  }

  /** The answers to one endpoint, in turn; the last one stays. */
  answer(endpoint: string, ...answers: Answer[]): void {
    this.answers.set(endpoint, answers);
  }

  /** @returns the calls to one endpoint */
  callsTo(endpoint: string): SeenCall[] {
    return this.calls.filter(({ path }) => endpointOf(path) === endpoint);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private reply(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const { method = "", url = "", headers } = request;
    this.calls.push({ method, path: url, headers, body });
    response.on("close", () => (this.cutOff += response.writableFinished ? 0 : 1));
    const answers = this.answers.get(endpointOf(url)) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === "hang") return;
    const { status = 200, body: value, text } = answer ?? { status: 404 };
    response.writeHead(status, { "content-type": "application/json" });
    response.end(text ?? (value === undefined ? "" : JSON.stringify(value)));
  }
}

function endpointOf(path: string): string {
  return path.replace(/\?.*$/, "").replace(/^\/api\//, "");
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text === "" ? undefined : JSON.parse(text);
}
