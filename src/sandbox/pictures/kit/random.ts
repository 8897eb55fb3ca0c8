/** A repeatable source of numbers: the same seed always draws the same picture. */
export class Random {
  #state: number;

  constructor(seed: string) {
    // FNV-1a: neighbouring names get unrelated numbers.
    let hash = 0x811c9dc5;
    for (const character of seed) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    this.#state = hash;
  }

  /** @returns a number from 0 up to 1 (mulberry32) */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @returns a number from `low` up to `high` */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** @returns a number from `-size` up to `size` */
  around(size: number): number {
    return this.between(-size, size);
  }

  /** @returns true in `share` (0 to 1) of all calls */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** @returns one of the items */
  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }
}
