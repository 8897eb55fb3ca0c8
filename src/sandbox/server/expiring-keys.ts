import { randomUUID } from "node:crypto";

/** Secrets that stand for an owner and end by themselves: tokens, session cookies. */
export class ExpiringKeys<Owner> {
  private readonly issued = new Map<string, { readonly owner: Owner; readonly ends: number }>();
  private readonly now: () => number;
  private readonly lifeMs: number;

  /** @param lifeMs how long a key is good for, in milliseconds */
  constructor(now: () => number, lifeMs: number) {
    this.now = now;
    this.lifeMs = lifeMs;
  }

  /** @returns a new key for the owner */
  issue(owner: Owner): string {
    const key = randomUUID();
    this.issued.set(key, { owner, ends: this.now() + this.lifeMs });
    return key;
  }

  /** @returns the owner of a key that is good now */
  ownerOf(key: string | undefined): Owner | undefined {
    if (key === undefined) return undefined;
    const entry = this.issued.get(key);
    return entry !== undefined && this.now() < entry.ends ? entry.owner : undefined;
  }

  /** Ends every key. */
  clear(): void {
    this.issued.clear();
  }
}
