/** The sandbox's own time, which a test can set; it does not run while it is set. */
export class Clock {
  private readonly running: () => number;
  private pinned: number | undefined;

  /** @param running the time while none is set, epoch milliseconds */
  constructor(running: () => number) {
    this.running = running;
  }

  /** @returns epoch milliseconds */
  readonly now = (): number => this.pinned ?? this.running();

  /** @param instant epoch milliseconds; undefined lets the time run again */
  set(instant: number | undefined): void {
    this.pinned = instant;
  }
}
