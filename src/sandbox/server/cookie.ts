import type { IncomingHttpHeaders } from "node:http";

/** @returns the value of the cookie that the browser sent; undefined where it sent none */
export function cookieValue(headers: IncomingHttpHeaders, name: string): string | undefined {
  return headers.cookie
    ?.split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
