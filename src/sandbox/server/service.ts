import type { CorsPolicy } from "./cors.ts";
import { failure, type Reply, type SandboxRequest } from "./exchange.ts";

/** One outside service of the contract. */
export interface Service {
  /** Its path prefix without slashes at the ends, e.g. `membership/118`; faults name it so too. */
  readonly name: string;
  readonly cors: CorsPolicy;
  /** `no-store`: what a browser or a worker must not keep; otherwise replies carry an ETag. */
  readonly cache?: "no-store";
  readonly routes: readonly Route[];
  /** Answers instead of the routes, e.g. 401; undefined lets the request through. */
  readonly guard?: (request: SandboxRequest) => Reply | undefined;
}

/** What a method on a path is answered with. */
export interface Route {
  readonly method: string;
  /** `/sites/:siteId/events`: each `:name` stands for one segment. */
  readonly pattern: string;
  readonly handle: (request: SandboxRequest) => Reply | Promise<Reply>;
}

/** @returns a `GET` route */
export function get(pattern: string, handle: Route["handle"]): Route {
  return { method: "GET", pattern, handle };
}

/** @returns a `POST` route */
export function post(pattern: string, handle: Route["handle"]): Route {
  return { method: "POST", pattern, handle };
}

/** @returns the answer of the service's route, or 404, or 405 for a path with other methods */
export async function answer(service: Service, request: SandboxRequest): Promise<Reply> {
  const refusal = service.guard?.(request);
  if (refusal) return refusal;
  const allowed: string[] = [];
  for (const route of service.routes) {
    const params = matchPattern(route.pattern, request.path);
    if (params && route.method === request.method) return route.handle({ ...request, params });
    if (params) allowed.push(route.method);
  }
  return allowed.length === 0
    ? failure(404, `There is nothing at ${request.path}.`)
    : failure(405, `Use ${allowed.join(" or ")}.`, { allow: allowed.join(", ") });
}

/** @returns the decoded `:name` parts; undefined where the path is another one */
function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = decodeSegment(given[index] ?? "");
    if (segment === undefined) return undefined;
    if (part.startsWith(":")) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
