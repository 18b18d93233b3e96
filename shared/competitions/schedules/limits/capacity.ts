import type { Entrant, ScheduleInput } from '../schemas.ts';
import { localAt, minutesAt, overlap, weekOf } from '../solver/local-minutes.ts';
import { courtOf, pastRule, type Slot, slotsOf } from '../solver/slots.ts';
import type { ScheduledMatch } from '../version.ts';

/** A day or a week that has room for matches. */
interface PlayTime {
  readonly slots: readonly Slot[];
  /** The first day, as `2027-02-06`. */
  readonly day: string;
}

/** What a season has room for, and what it has to hold. */
export interface Capacity {
  /** Times on courts of the whole season that are not closed. */
  readonly slots: readonly Slot[];
  readonly days: readonly PlayTime[];
  readonly weeks: readonly PlayTime[];
  /** Play days that holidays and closures take whole. */
  readonly closedDays: number;
  /** Courts, and times on each of them, of the day with most room. */
  readonly courts: number;
  readonly times: number;
  /** The matches of the biggest round, of all divisions together. */
  readonly biggestRound: number;
  readonly rounds: number;
}

/** @param matches with or without a time */
export function capacityOf(input: ScheduleInput, matches: readonly ScheduledMatch[]): Capacity {
  const all = slotsOf(input);
  const slots = all.filter(({ closedBy }) => closedBy.every((id) => id === pastRule));
  const days = playTimes(slots, ({ day }) => day);
  const [fullest] = days.toSorted((a, b) => b.slots.length - a.slots.length);
  const courts = new Set((fullest?.slots ?? []).map(courtOf)).size;
  const perRound = [...Map.groupBy(matches, ({ round }) => round).values()].map(({ length }) => length);
  return {
    slots,
    days,
    weeks: playTimes(slots, ({ day }) => weekOf(day)),
    closedDays: new Set(all.map(({ day }) => day)).size - days.length,
    courts,
    times: new Set((fullest?.slots ?? []).map(({ start }) => start)).size,
    biggestRound: Math.max(0, ...perRound),
    rounds: perRound.length,
  };
}

const playTimes = (slots: readonly Slot[], of: (slot: Slot) => number): PlayTime[] =>
  [...Map.groupBy(slots, of).values()].map((own) => ({ slots: own, day: localAt(own[0]?.start ?? 0).slice(0, 10) }));

/** How many matches a team can play in these slots by the rules of a day and a week, and by when it is away. */
export function mostMatchesOf(
  { unavailable }: Pick<Entrant, 'unavailable'>,
  { weeks }: Pick<Capacity, 'weeks'>,
  { rules: { mostPerDay, mostPerWeek } }: Pick<ScheduleInput, 'rules'>,
): number {
  const away = unavailable
    .filter(({ wish }) => !wish)
    .map(({ from, until }) => ({ start: minutesAt(from), end: minutesAt(until) }));
  const isAway = (slot: Slot) => away.some((span) => overlap(span, slot));
  const inWeek = weeks.map(({ slots }) => {
    const days = Map.groupBy(
      slots.filter((slot) => !isAway(slot)),
      ({ day }) => day,
    );
    const onDays = [...days.values()].map((own) => Math.min(mostPerDay, new Set(own.map(({ start }) => start)).size));
    return Math.min(
      mostPerWeek,
      onDays.reduce((sum, count) => sum + count, 0),
    );
  });
  return inWeek.reduce((sum, count) => sum + count, 0);
}
