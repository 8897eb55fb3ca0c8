import { HttpError } from "./http-error.ts";
import type { BodyCollector, HttpRequest } from "./request.ts";

/** Enough of a failure's body for a message to a person; the rest is not read. */
const MAX_FAILURE_BYTES = 64 * 1024;

/**
 * Reads what the caller expects of a successful response.
 * @returns JSON value, text or bytes; undefined for `nothing`, and for an empty body where JSON is
 * expected
 * @throws HttpError kind `size` or `body`
 */
export async function readBody(request: HttpRequest, response: Response): Promise<unknown> {
  const { expect, maxBytes } = request;
  if (expect === "nothing") {
    await response.body?.cancel();
    return undefined;
  }
  if (expect === "json") return readJson(request, response);
  const collected = expect === "bytes" ? collectBytes() : collectText();
  if (await isCut(response, maxBytes, collected.add)) throw sizeError(request, response);
  return collected.end();
}

async function readJson(request: HttpRequest, response: Response): Promise<unknown> {
  const collected = request.collectJson?.() ?? collectJson();
  const add = (chunk: Uint8Array) => collected.add(chunk);
  try {
    if (!(await isCut(response, request.maxBytes, add))) return collected.end();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw jsonError(request, response, collected.beginning(), cause);
  }
  throw sizeError(request, response);
}

/** @returns the body of a response that is a failure: JSON where it is JSON, else text, cut off */
export async function readFailureBody(response: Response): Promise<unknown> {
  const collected = collectText();
  await isCut(response, MAX_FAILURE_BYTES, collected.add);
  const text = collected.end();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Hands on at most `maxBytes` of the body. @returns whether there was more */
async function isCut(
  response: Response,
  maxBytes: number,
  add: (chunk: Uint8Array) => void,
): Promise<boolean> {
  let room = maxBytes;
  for await (const chunk of streamOf(response)) {
    add(chunk.subarray(0, room));
    room -= chunk.byteLength;
    if (room < 0) return true;
  }
  return false;
}

/** Browsers cannot iterate a stream yet; leaving the loop early cancels the download. */
async function* streamOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** Decodes as it comes, so that a large body is not in memory twice. */
function collectText() {
  const decoder = new TextDecoder();
  let text = "";
  return {
    add: (chunk: Uint8Array) => void (text += decoder.decode(chunk, { stream: true })),
    end: () => text + decoder.decode(),
  };
}

function collectBytes() {
  const chunks: Uint8Array[] = [];
  return {
    add: (chunk: Uint8Array) => void chunks.push(chunk),
    end: () => joinChunks(chunks),
  };
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function collectJson(): BodyCollector {
  const { add, end } = collectText();
  let text = "";
  return {
    add,
    end() {
      text = end();
      return text === "" ? undefined : (JSON.parse(text) as unknown);
    },
    beginning: () => text.slice(0, MAX_FAILURE_BYTES),
  };
}

function jsonError(
  { method, url }: HttpRequest,
  { status, headers }: Response,
  beginning: string,
  cause: SyntaxError,
): HttpError {
  const type = headers.get("content-type")?.slice(0, 60) ?? "no content type";
  const reason = `the answer (${type}) is not JSON: ${whyNotJson(beginning, cause)}`;
  return new HttpError({ kind: "body", method, url, reason, status, body: beginning, cause });
}

function sizeError({ method, url, maxBytes }: HttpRequest, { status }: Response): HttpError {
  const reason = `the answer is larger than the limit of ${maxBytes} bytes`;
  return new HttpError({ kind: "size", method, url, reason, status });
}

function whyNotJson(beginning: string, cause: SyntaxError): string {
  if (/^\s*</.test(beginning)) return "it is an HTML page";
  // The engine quotes the text after a comma, and one character before: either could be anything.
  return cause.message.replace(/[,:] .*/s, "").replace(/[^\x20-\x7e]/g, "?");
}
