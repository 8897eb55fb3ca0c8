/**
 * Files of the output that are made together. The write stage makes them only when the key changed
 * or the files are not there any more.
 */
export interface OutputUnit {
  /** Digest of everything the content depends on; undefined: always made. */
  readonly key?: string;
  /** Paths in the output, relative, with forward slashes. */
  readonly paths: readonly string[];
  /** @throws CinegenError `render-failed` */
  make(): MadeUnit;
}

/** What a unit became. */
export interface MadeUnit {
  /** One content for each path, in their order. */
  readonly contents: readonly Content[];
  /** Names of picture variants that the content refers to. */
  readonly pictures: readonly string[];
}

/**
 * What a file will hold: a text, the parts of one, bytes, or a value that is written as JSON. Parts
 * and values are put together where they are written, beside the thread that renders.
 */
export type Content = string | readonly string[] | Uint8Array | { readonly json: unknown };

/** @returns the text or the bytes that a content stands for */
export function assemble(content: Content): string | Uint8Array {
  if (typeof content === "string" || content instanceof Uint8Array) return content;
  return "json" in content ? JSON.stringify(content.json) : content.join("");
}

/** A file of the output as it lies on the disk. */
export interface WrittenFile {
  readonly size: number;
  /** Modification time in epoch milliseconds. */
  readonly modified: number;
}
