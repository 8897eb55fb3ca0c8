type Make = () => Promise<Buffer | undefined>;

/** Results by key; the least recently used go once all together are too large. */
export class ByteCache {
  private readonly kept = new Map<string, Buffer>();
  private readonly pending = new Map<string, Promise<Buffer | undefined>>();
  private readonly maxBytes: number;
  private bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /**
   * @param make undefined: there is nothing to be made, and nothing is kept
   * @returns what `make` made for the key, once for all who ask at the same time
   */
  async get(key: string, make: Make): Promise<Buffer | undefined> {
    const kept = this.kept.get(key);
    if (kept) {
      this.kept.delete(key);
      this.kept.set(key, kept);
      return kept;
    }
    const pending = this.pending.get(key) ?? this.start(key, make);
    this.pending.set(key, pending);
    return pending;
  }

  private async start(key: string, make: Make): Promise<Buffer | undefined> {
    try {
      const result = await make();
      if (result) this.keep(key, result);
      return result;
    } finally {
      this.pending.delete(key);
    }
  }

  private keep(key: string, result: Buffer): void {
    this.kept.set(key, result);
    this.bytes += result.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.maxBytes || oldest === key) return;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
  }
}
