/** Node's fetch keeps no cookies; a browser does, where a call asks for it. */
export class CookieJar {
  /** `name=value` by the address that the cookie is sent to and below. */
  private readonly cookies = new Map<string, string>();

  /** A `fetch` that keeps cookies, and sends them with calls that have credentials. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const hasCredentials = init.credentials === "include";
    const headers = new Headers(init.headers);
    for (const [scope, cookie] of this.cookies) {
      if (hasCredentials && url.href.startsWith(scope)) headers.append("cookie", cookie);
    }
    const response = await fetchWithoutCookies(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const path = /Path=([^;]*)/i.exec(line)?.[1] ?? "/";
      if (hasCredentials) this.cookies.set(url.origin + path, line.replace(/;.*/, ""));
    }
    return response;
  };

  /** Forgets all cookies. */
  clear(): void {
    this.cookies.clear();
  }
}

const fetchWithoutCookies = globalThis.fetch;
