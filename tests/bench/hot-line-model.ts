import { seeded } from '#shared/competitions/random.ts';

/** What one item takes: DynamoDB's limit per partition, in write units a millisecond, and how many it saves up. */
const unitsPerMs = 1;
const savedUnits = 300;
/** How long a transaction holds an item: other writes to it meanwhile are conflicts. */
const heldMs = 8;
const roundTripMs = 4;
const transactionMs = 12;
/** Full jitter over a doubling limit, as our retries do, but with the patience to see everyone through. */
const firstPauseMs = 25;
const longestPauseMs = 800;
const mostTries = 200;
const arrivalMs = 200;
const longestMs = 120_000;

export interface Settled {
  readonly settledMs: number;
  readonly times: readonly number[];
  readonly requests: number;
  readonly conflicts: number;
  readonly throttled: number;
  readonly gaveUp: number;
}

export type Design = 'counter and rows' | 'one line';

/** Bytes of a line's item: its attributes, and a UUID with a number for each person. */
const lineBytes = (people: number) => 500 + 41 * people;

/** The one item that everyone writes to, and the time. */
class HotItem {
  now = 0;
  inside = 0;
  waiting = 0;
  heldUntil = 0;
  readonly counts = { requests: 0, conflicts: 0, throttled: 0, gaveUp: 0 };
  readonly times: number[] = [];
  private units = savedUnits;
  private readonly agenda = new Map<number, (() => void)[]>();
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = seeded(seed);
  }

  later(ms: number, what: () => void): void {
    const at = this.now + Math.max(1, Math.round(ms));
    this.agenda.set(at, [...(this.agenda.get(at) ?? []), what]);
  }

  within(ms: number, what: () => void): void {
    this.later(this.random() * ms, what);
  }

  /** Whether the partition takes a write of so many units now. */
  takes(units: number): boolean {
    this.counts.requests += 1;
    const taken = this.units >= units;
    if (taken) this.units -= units;
    else this.counts.throttled += 1;
    return taken;
  }

  /** A try that failed is made again later, unless it was the last. */
  again(tries: number, attempt: () => void): void {
    if (tries >= mostTries) this.counts.gaveUp += 1;
    else this.within(Math.min(longestPauseMs, firstPauseMs * 2 ** tries), attempt);
  }

  seat(capacity: number): void {
    if (this.inside < capacity) this.inside += 1;
    else this.waiting += 1;
  }

  run(): void {
    while (this.agenda.size > 0 && this.now < longestMs) {
      this.now += 1;
      this.units = Math.min(savedUnits, this.units + unitsPerMs);
      for (const what of this.agenda.get(this.now) ?? []) what();
      this.agenda.delete(this.now);
    }
  }
}

type Join = (item: HotItem, capacity: number, since: number, tries?: number) => void;

/** One conditional write; every write pays for the whole item. */
const joinLine: Join = (item, capacity, since, tries = 1) => {
  const units = Math.ceil(lineBytes(item.inside + item.waiting) / 1024);
  if (!item.takes(units)) return item.again(tries, () => joinLine(item, capacity, since, tries + 1));
  item.seat(capacity);
  item.times.push(item.now + roundTripMs - since);
};

/** Two reads, then a transaction that holds only if nothing moved since: two rows for a seat, three for the line. */
const joinRows: Join = (item, capacity, since, tries = 1) => {
  const seen = { isFree: item.inside < capacity, waiting: item.waiting };
  item.counts.requests += 2;
  item.later(roundTripMs, () => {
    const retry = () => item.again(tries, () => joinRows(item, capacity, since, tries + 1));
    if (!item.takes(seen.isFree ? 4 : 6)) return retry();
    const moved = seen.isFree ? item.inside >= capacity : seen.waiting !== item.waiting;
    if (moved || item.now < item.heldUntil) {
      item.counts.conflicts += 1;
      return retry();
    }
    item.heldUntil = item.now + heldMs;
    item.seat(capacity);
    item.times.push(item.now + transactionMs - since);
  });
};

const joins: Record<Design, Join> = { 'one line': joinLine, 'counter and rows': joinRows };

/**
 * So many people and one hot item, as AWS's limits would have it, which no engine on one machine enforces. The limits are
 * assumptions: the comparison counts, not the milliseconds.
 */
export function settle(design: Design, capacity: number, people: number, seed = 1): Settled {
  const item = new HotItem(seed);
  for (let person = 0; person < people; person += 1)
    item.within(arrivalMs, () => joins[design](item, capacity, item.now));
  item.run();
  return { settledMs: item.now, times: item.times, ...item.counts };
}
