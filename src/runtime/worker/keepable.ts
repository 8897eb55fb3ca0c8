/** Requests that carry who is asking; their answers are never kept. */
const PERSONAL_HEADERS = ["Authorization", "X-Token"];

/**
 * The one rule for what the worker may keep: a complete answer of our own host to a plain GET, that
 * neither side calls personal or passing.
 */
export function isKeepable(request: Request, response: Response): boolean {
  const isPersonal = PERSONAL_HEADERS.some((name) => request.headers.has(name));
  const isPassing = /no-store|private/.test(response.headers.get("Cache-Control") ?? "");
  return (
    request.method === "GET" &&
    response.status === 200 &&
    response.type === "basic" &&
    !isPersonal &&
    !isPassing
  );
}

/** @returns the answer as a page may get it: browsers refuse one that a host redirected to */
export function withoutRedirect(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}

/** @returns the address under which a page is kept: a static page is the same for every query */
export function pageKeyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/+$/, "") || "/");
}
