import { type Difference, differenceOf } from './difference.ts';
import type { Closure, ScheduleInput } from './schemas.ts';
import { generateSchedule } from './solver/generate.ts';
import { minutesAt } from './solver/local-minutes.ts';
import { closes } from './solver/slots.ts';
import type { ScheduledMatch, ScheduleVersion } from './version.ts';

/** What to do when a court, a place or a time falls away. */
export interface RainoutPlan {
  /** Matches that cannot be where they are. */
  readonly displaced: readonly string[];
  readonly difference: Difference;
  readonly version: ScheduleVersion;
}

/**
 * Moves what cannot be played, and as little else as possible: at first all others stay where they are; only when a
 * match finds no time that way may others make room, and then as few as are needed.
 * @param now nothing is moved to before it
 */
export function planRainout(
  input: ScheduleInput,
  matches: readonly ScheduledMatch[],
  closure: Closure,
  now: string,
): RainoutPlan {
  const closed = { ...input, closures: [...input.closures, closure], notBefore: now, previous: keptOf(matches) };
  const displaced = displacedBy(matches, closure, now);
  const others = closed.previous.filter(({ key }) => !displaced.includes(key));
  const plans = [{ ...closed, locked: others }, closed].map((from) => planFrom(from, matches, input));
  const [careful, free] = plans;
  if (!careful || !free) throw new RangeError('There are two plans.');
  const best = free.version.unplaced.length < careful.version.unplaced.length ? free : careful;
  return { displaced, ...best };
}

function planFrom(closed: ScheduleInput, matches: readonly ScheduledMatch[], input: ScheduleInput) {
  const made = generateSchedule(closed);
  // What is locked for the plan alone is not locked in what comes of it.
  const locked = new Set(matches.filter((match) => match.locked).map(({ key }) => key));
  const version = { ...made, matches: made.matches.map((match) => ({ ...match, locked: locked.has(match.key) })) };
  return { version, difference: differenceOf(matches, version.matches, input.entrants) };
}

/** Where a version has its matches, as the next one is told. */
export const keptOf = (matches: readonly ScheduledMatch[]): ScheduleInput['previous'] =>
  matches.flatMap(({ key, homeId, at }) => (at ? [{ key, homeId, at }] : []));

/** Keys of matches that cannot be where they are; what has been is none of them. */
export const displacedBy = (matches: readonly ScheduledMatch[], closure: Closure, now: string): string[] =>
  matches.filter((match) => isDisplaced(match, closure, now)).map(({ key }) => key);

function isDisplaced({ at, durationMinutes = 0 }: ScheduledMatch, closure: Closure, now: string): boolean {
  if (!at || at.localStart < now) return false;
  const start = minutesAt(at.localStart);
  return closes(closure, { ...at, start, end: start + durationMinutes });
}
