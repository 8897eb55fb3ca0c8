import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { failure, withETag, type Reply } from "./exchange.ts";
import { strike, type Faults } from "./faults.ts";
import { answer, type Service } from "./service.ts";

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * @param services found by their path prefix; no name may start with another's name and a slash
 * @returns what answers for all of them; a fault of its own becomes a 500
 */
export function sandboxListener(services: readonly Service[], faults: Faults): RequestListener {
  return (incoming, response) => {
    respond(incoming, response, services, faults).then(
      (reply) => reply && send(response, reply),
      (error: unknown) => {
        if (response.headersSent) response.destroy();
        else send(response, failure(500, `The sandbox failed: ${String(error)}`));
      },
    );
  };
}

/** @returns the reply to write; undefined where a fault has dealt with the call */
async function respond(
  incoming: IncomingMessage,
  response: ServerResponse,
  services: readonly Service[],
  faults: Faults,
): Promise<Reply | undefined> {
  const { method = "GET", url = "/", headers } = incoming;
  const [pathname, rawQuery] = splitOnce(url, "?");
  const service = services.find(({ name }) => pathname.startsWith(`/${name}/`));
  if (!service) return failure(404, `No service of the sandbox is at ${pathname}.`);

  const cors = corsHeaders(service.cors, headers);
  if (method === "OPTIONS") {
    return { status: 204, headers: { ...cors, ...preflightHeaders(service.cors) }, body: "" };
  }
  const body = await readBody(incoming);
  if (body === undefined) return failure(413, "The body is too large.", cors);

  const path = pathname.slice(service.name.length + 1);
  const fault = faults.take(service.name, method, path);
  if (fault && (await strike(fault, response, cors))) return undefined;

  const reply = await answer(service, {
    method,
    path,
    params: {},
    query: new URLSearchParams(rawQuery),
    rawQuery,
    headers,
    body,
    remoteAddress: incoming.socket.remoteAddress ?? "",
  });
  const cache = service.cache === undefined ? {} : { "cache-control": service.cache };
  const full = { ...reply, headers: { ...cors, ...cache, ...reply.headers } };
  return method === "GET" ? withETag(full, headers) : full;
}

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(reply.body === "" ? {} : { "content-length": String(Buffer.byteLength(reply.body)) }),
  });
  response.end(reply.body);
}

/** @returns the body as text; undefined where it is larger than the sandbox takes */
async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}
