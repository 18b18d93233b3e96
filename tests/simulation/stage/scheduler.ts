/** A small fast generator (xorshift32): the same seed, the same numbers. */
function randomFrom(seed: number): () => number {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

interface Waiting {
  readonly at: number;
  readonly resume: () => void;
}

/**
 * Decides which of the pending steps goes on next, from one seed. Time is virtual: it stands still while anything can run
 * and jumps to the next moment that a player waits for.
 */
export class Scheduler {
  readonly random: () => number;
  private readonly waiting: Waiting[] = [];
  private nowMs: number;

  constructor(seed: number, startMs: number) {
    this.random = randomFrom(seed);
    this.nowMs = startMs;
  }

  get now(): Date {
    return new Date(this.nowMs);
  }

  /** Waits for a turn, at the earliest after so many virtual milliseconds. */
  turn(afterMs = 0): Promise<void> {
    return new Promise((resume) => this.waiting.push({ at: this.nowMs + afterMs, resume }));
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** Runs until no one waits any more. */
  async run(): Promise<void> {
    for (let idle = 0; idle < 3; ) {
      await new Promise((settle) => setImmediate(settle));
      if (this.waiting.length === 0) {
        idle += 1;
        continue;
      }
      idle = 0;
      this.step();
    }
  }

  private step(): void {
    const earliest = Math.min(...this.waiting.map(({ at }) => at));
    this.nowMs = Math.max(this.nowMs, earliest);
    const ready = this.waiting.filter(({ at }) => at <= this.nowMs);
    const chosen = ready[this.below(ready.length)];
    if (!chosen) return;
    this.waiting.splice(this.waiting.indexOf(chosen), 1);
    chosen.resume();
  }
}
