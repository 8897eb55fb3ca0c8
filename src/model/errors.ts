/**
 * Every error that ends a run, by permanent name. `README.md` lists them with what to do; a test
 * holds that list against this one.
 */
export const ERROR_CODES = {
  "config-invalid": "A file of the site folder does not say what it must.",
  "config-missing": "A setting that the command needs is not given anywhere.",
  "site-unknown": "The named site is not configured, or the platform does not have it.",
  "usage-invalid": "The command line is wrong (exit status 2).",
  "network-error": "A server could not be reached, or cut the connection.",
  timeout: "A server did not answer within the time limit.",
  "status-error": "A server answered with a status other than 200 to 299.",
  "body-invalid": "A server answered with something that is not the expected JSON.",
  "body-too-large": "A server answered with more than a fetch accepts.",
  "redirect-refused": "A server redirected too often, or credentials would have left their origin.",
  "auth-mode-unknown": "A client was configured with an authentication mode that does not exist.",
  "auth-failed": "A server refused the credentials.",
  "shrinkage-refused": "The new snapshot is much smaller than the last one.",
  "snapshot-missing": "There is no snapshot for the site.",
  "snapshot-broken": "The snapshot's files cannot be read, or are of another schema.",
  "page-missing": "The site has no page at the path that was asked about.",
  "bundle-failed": "The templates, islands or styles do not compile.",
  "render-failed": "A page threw while it was rendered.",
  "output-missing": "There is no built site in the folder.",
  "output-unwritable": "The output folder cannot be written.",
  "output-locked": "Another run is writing the same folder.",
  "port-taken": "The port is already in use.",
  interrupted: "The command was asked to end before it was done.",
  "internal-error": "A fault of cinegen itself.",
} as const;

/** The permanent name of an error. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** What an error may carry besides its message. */
export interface CinegenErrorOptions {
  /** One sentence: what the operator can do about it. */
  readonly hint?: string;
  /** What was thrown below; kept for debugging, never printed. */
  readonly cause?: unknown;
}

/**
 * An error of the product: a permanent name, what happened and why in one line (with the URL or the
 * file), and what to do. Only the command line turns it into text.
 */
export class CinegenError extends Error {
  override readonly name = "CinegenError";
  readonly code: ErrorCode;
  readonly hint: string;

  /**
   * @param code permanent name
   * @param message one line: what happened and why, with the URL or file; never a secret
   */
  constructor(code: ErrorCode, message: string, options: CinegenErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.hint = options.hint ?? "";
  }
}
