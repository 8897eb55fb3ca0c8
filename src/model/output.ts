/**
 * Files of the output that are made together. The write stage makes them only when the key changed
 * or the files are not there any more.
 */
export interface OutputUnit {
  /** Digest of everything the content depends on; undefined: always made, compared by content. */
  readonly key?: string;
  /** Paths in the output, relative, with forward slashes. */
  readonly paths: readonly string[];
  /** @throws CinegenError `render-failed` */
  make(): MadeUnit;
}

/** What a unit became. */
export interface MadeUnit {
  /** One content for each path, in their order. */
  readonly contents: readonly (string | Uint8Array)[];
  /** Names of picture variants that the content refers to. */
  readonly pictures: readonly string[];
}
