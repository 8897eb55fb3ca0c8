import { CinegenError } from "../model/errors.ts";

/** Values of a template's `:name` parts. */
export type PathParameters = Readonly<Record<string, string | number>>;

/** Values of a query; undefined leaves the name out, a list is joined by plain commas. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/**
 * The address of a call: base, endpoint template with its `:name` parts substituted, query.
 * @throws CinegenError `internal-error` for a parameter that is missing or would change the path
 */
export function endpointUrl(
  base: URL,
  template: string,
  parameters: PathParameters = {},
  query: Query = {},
): URL {
  const path = template
    .replace(/^\//, "")
    .replace(/:([A-Za-z]\w*)/g, (_, name: string) => pathSegment(template, name, parameters[name]));
  const url = new URL(`${base.href.replace(/\/$/, "")}/${path}`);
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${queryValue(value)}`],
  );
  url.search = [url.search.slice(1), ...pairs].filter((part) => part !== "").join("&");
  return url;
}

/** @returns undefined for what is no address; `URL.canParse` is younger than browsers in use */
export function parseUrl(address: string, base?: URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * @returns the base address, without credentials, query and hash
 * @throws CinegenError `config-invalid` for what is no http(s) address
 */
export function parseBaseUrl(address: string): URL {
  const url = parseUrl(address);
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CinegenError("config-invalid", "A service's base URL is not an http(s) address", {
      hint: "Give it with its scheme, e.g. https://api.example.",
    });
  // Not `new URL(pathname, origin)`: a path that starts with two slashes would name another host.
  return new URL(url.origin + url.pathname);
}

/** @returns a copy without user and password: fetch refuses addresses that have them */
export function withoutCredentials(url: URL): URL {
  const bare = new URL(url);
  bare.username = "";
  bare.password = "";
  return bare;
}

function pathSegment(template: string, name: string, value: string | number | undefined): string {
  const text = value === undefined ? "" : String(value);
  // Percent-encoding does not help here: URL parsers resolve `%2E%2E` like `..`.
  if (text === "" || text === "." || text === "..")
    throw new CinegenError("internal-error", `The endpoint ${template} needs a usable "${name}"`);
  return encodeURIComponent(text);
}

function queryValue(value: string | number | boolean | readonly string[]): string {
  if (typeof value === "object") return value.map(encodeURIComponent).join(",");
  return encodeURIComponent(value);
}
