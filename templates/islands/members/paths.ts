/** The member routes (contract, section 5). */
export const PATHS = {
  logIn: "/logg-inn",
  signUp: "/bli-medlem",
  forgotPassword: "/glemt-passord",
  myPage: "/min-side",
  watchList: "/min-side/kinoliste",
  tickets: "/min-side/billetter",
} as const;

const RETURN_PARAMETER = "retur";

/** @returns the address of a page of the way in that leads back to `path` afterwards */
export function withReturn(page: string, path: string | undefined): string {
  return path === undefined ? page : `${page}?${RETURN_PARAMETER}=${encodeURIComponent(path)}`;
}

/**
 * @param query of the address, with or without `?`
 * @returns the path of this site to return to; undefined where the query names none. An address of
 * another site, however it is disguised, is none.
 */
export function returnPathOf(query: string): string | undefined {
  const path = new URLSearchParams(query).get(RETURN_PARAMETER);
  if (path === null || !/^\/(?![/\\])[^\\\s]*$/.test(path)) return undefined;
  return WAYS_IN.has(path.replace(/[?#].*/, "")) ? undefined : path;
}

const WAYS_IN: ReadonlySet<string> = new Set([PATHS.logIn, PATHS.signUp, PATHS.forgotPassword]);
