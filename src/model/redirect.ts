/** A line of the redirect table: an old path and where it leads now (specification, section 2). */
export interface Redirect {
  readonly from: string;
  /** A path of this site, or an absolute http(s) address. */
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}
