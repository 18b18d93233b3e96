/** What a schedule of a mechanism found: undefined when every promise held. */
export type Mechanism = (seed: number) => Promise<string | undefined>;

export interface Explored {
  readonly schedules: number;
  readonly violations: number;
  /** The first failing seed; running the mechanism with it alone replays the failure. */
  readonly firstSeed?: number;
  readonly firstViolation?: string;
}

/**
 * Schedules per mechanism in the ordinary test run; `npm run simulate` explores 5,000. A mechanism that is watched under
 * several kinds of faults shares them out.
 */
export const schedules = Number(process.env.SCHEDULES ?? 50);
/** Within so many seeds a broken twin must be caught (reliability 3.4). */
export const twinSchedules = 500;

/** Runs seeds from 1 on. `untilFirst` stops at the first violation. */
export async function explore(mechanism: Mechanism, count: number, { untilFirst = false } = {}): Promise<Explored> {
  let found: Explored = { schedules: 0, violations: 0 };
  for (let seed = 1; seed <= count && !(untilFirst && found.violations > 0); seed += 1) {
    const violation = await withoutStacks(() => mechanism(seed));
    found = { ...found, schedules: seed };
    if (!violation) continue;
    found = { firstSeed: seed, firstViolation: violation, ...found, violations: found.violations + 1 };
  }
  return found;
}

/** Faults are thrown by the million; noting where each came from would cost more than all the rest. */
async function withoutStacks<Result>(work: () => Promise<Result>): Promise<Result> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return await work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
