import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { CinegenError } from "../model/errors.ts";
import { fileOfPath, normalisePath } from "../model/path.ts";
import { readHostRules } from "./host-files.ts";
import { RELOAD_SCRIPT, type ReloadChannel } from "./reload.ts";

/** What to preview, and where. */
export interface PreviewOptions {
  /** The output folder of one site; it may be exchanged while it is served. */
  readonly dir: string;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Reloads open browsers; undefined where nothing is watched. */
  readonly reload?: ReloadChannel | undefined;
}

/** A running preview. */
export interface Preview {
  readonly url: string;
  close(): Promise<void>;
}

/** As small as it gets within a few milliseconds: hosts do as well. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Files that a host reads itself and never serves. */
const HOST_FILES: ReadonlySet<string> = new Set(["/_redirects", "/_headers"]);

/**
 * Serves an output folder as a static host would: redirects with their status, clean addresses,
 * `404.html` with status 404, the headers of `_headers`, compression, byte ranges.
 * @throws CinegenError `port-taken`
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { reload } = options;
  const compress = compression({ threshold: 512, filter: isCompressible, brotli: BROTLI });
  const answer = answerFrom(options);
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").replace(/[?#].*$/s, "");
    if (reload?.answer(path, response)) return;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    // The types of express, which compression is written for, extend these of Node.
    compress(request as never, response as never, () => answer(request, response, path));
  });
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  return { url: `http://${options.host}:${port}`, close: () => closeServer(server, reload) };
}

function answerFrom({ dir, reload }: PreviewOptions) {
  // `dev` looks at the disk for each request: the folder is exchanged by every build.
  const files = sirv(dir, { dev: true, etag: true });
  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const rules = readHostRules(dir);
    for (const [name, value] of rules.headersOf(path)) response.setHeader(name, value);
    const redirect = rules.redirectOf(path);
    if (redirect) {
      const query = /\?[^#]*/.exec(request.url ?? "")?.[0] ?? "";
      response.writeHead(redirect.status, { Location: withQuery(redirect.to, query) }).end();
      return;
    }
    const notFound = () => {
      sendHtml(response, join(dir, "404.html"), 404, reload);
    };
    if (HOST_FILES.has(normalisePath(path))) notFound();
    else if (!reload || !sendPage(dir, path, response, reload)) {
      dropOddRange(request);
      // The folder may be exchanged between finding a file and opening it.
      response.once("pipe", (file) => file.on("error", () => response.destroy()));
      try {
        files(request, response, notFound);
      } catch {
        notFound();
      }
    }
  };
}

/** A part of a file is a part of its bytes as they are. */
function isCompressible(request: IncomingMessage, response: ServerResponse): boolean {
  return response.statusCode !== 206 && compression.filter(request as never, response as never);
}

/** A server may ignore a range (RFC 9110, 14.2): the whole file is better than what sirv makes of it. */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const isPlain = start !== undefined && (end === "" || Number(end) > Number(start));
  if (!isPlain || headers["if-range"] !== undefined) delete headers.range;
}

/** While something is watched, pages carry the reload script; they are the only files changed. */
function sendPage(
  dir: string,
  path: string,
  response: ServerResponse,
  reload: ReloadChannel,
): boolean {
  const file = fileOfPath(normalisePath(path));
  if (!file.endsWith(".html") || file.split("/").includes("..")) return false;
  return sendHtml(response, join(dir, file), 200, reload);
}

/** @returns whether the file was there */
function sendHtml(
  response: ServerResponse,
  file: string,
  status: number,
  reload: ReloadChannel | undefined,
): boolean {
  const html = readHtml(file);
  const script = `<script type="module" src="${RELOAD_SCRIPT}"></script></body>`;
  if (html === undefined && status === 200) return false;
  response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
  response.end(reload ? html?.replace("</body>", script) : html);
  return true;
}

function readHtml(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function withQuery(address: string, query: string): string {
  if (query === "" || address.includes("?")) return address;
  const [bare = "", hash] = address.split("#");
  return `${bare}${query}${hash === undefined ? "" : `#${hash}`}`;
}

function listen(server: Server, { port, host }: PreviewOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === "EADDRINUSE";
      const message = isTaken
        ? `Port ${port} is in use`
        : `Port ${port} of ${host} cannot be opened`;
      const hint = "Name another one with --port, or 0 for any free one.";
      reject(new CinegenError("port-taken", message, { hint, cause }));
    });
    server.listen(port, host, () => resolve());
  });
}

function closeServer(server: Server, reload: ReloadChannel | undefined): Promise<void> {
  reload?.close();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
