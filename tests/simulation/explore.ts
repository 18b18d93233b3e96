/** What a schedule of a mechanism found: undefined when every promise held. */
export type Mechanism = (seed: number) => Promise<string | undefined>;

export interface Explored {
  readonly schedules: number;
  readonly violations: number;
  /** The first failing seed; running the mechanism with it alone replays the failure. */
  readonly firstSeed?: number;
  readonly firstViolation?: string;
}

/** Schedules per mechanism in the ordinary test run; `npm run simulate` explores 5,000 and more. */
export const schedules = Number(process.env.SCHEDULES ?? 400);
/** Within so many seeds a broken twin must be caught (reliability 3.4). */
export const twinSchedules = 500;

/** Runs seeds from 1 on. `untilFirst` stops at the first violation. */
export async function explore(mechanism: Mechanism, count: number, { untilFirst = false } = {}): Promise<Explored> {
  let found: Explored = { schedules: 0, violations: 0 };
  for (let seed = 1; seed <= count; seed += 1) {
    const violation = await mechanism(seed);
    found = { ...found, schedules: seed };
    if (!violation) continue;
    found = {
      ...found,
      violations: found.violations + 1,
      firstSeed: found.firstSeed ?? seed,
      firstViolation: found.firstViolation ?? violation,
    };
    if (untilFirst) return found;
  }
  return found;
}
