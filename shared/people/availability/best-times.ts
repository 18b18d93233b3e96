import { toInstant, toLocal } from '#shared/time.ts';
import { isFreeLocally } from './is-free.ts';
import { minutesOf } from './ranges.ts';
import type { Availability } from './schemas.ts';

/** A person whose hours and plans are known. */
export interface Invitee {
  readonly userId: string;
  readonly availability: Availability;
  /** What they are in already. */
  readonly busy: readonly { readonly startsAt: string; readonly endsAt: string }[];
}

/** What is looked for: so many minutes, begun on one of some days between two times on a clock. */
export interface Wish {
  readonly fromDate: string;
  readonly days: number;
  readonly earliest: string;
  readonly latestEnd: string;
  readonly durationMinutes: number;
  readonly timeZone: string;
}

export interface TimeOption {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly localStart: string;
  readonly free: readonly string[];
  readonly lost: readonly { readonly userId: string; readonly because: 'hours' | 'plans' }[];
}

const stepMinutes = 30;
const minuteMs = 60_000;
const mostOptions = 10;

/** The times at which most can come, best first, then soonest; none overlaps a better one. Says who is lost at each. */
export function rankTimes(people: readonly Invitee[], wish: Wish, now: Date): TimeOption[] {
  const clock = cachedClock();
  const options = startsOf(wish)
    .map((localStart) => optionAt(people, localStart, wish, clock))
    .filter(({ startsAt, free }) => Date.parse(startsAt) > now.getTime() && free.length > 0)
    .sort((a, b) => b.free.length - a.free.length || a.startsAt.localeCompare(b.startsAt));
  const best: TimeOption[] = [];
  for (const option of options) {
    if (best.length === mostOptions) break;
    if (best.every((taken) => !overlap(taken, option))) best.push(option);
  }
  return best;
}

function optionAt(people: readonly Invitee[], localStart: string, wish: Wish, clock: Clock): TimeOption {
  const start = toInstant(localStart, wish.timeZone);
  const end = new Date(start.getTime() + wish.durationMinutes * minuteMs);
  const window = { startsAt: start.toISOString(), endsAt: end.toISOString() };
  const judged = people.map((person) => ({ userId: person.userId, because: lossOf(person, window, clock) }));
  return {
    ...window,
    localStart,
    free: judged.filter(({ because }) => !because).map(({ userId }) => userId),
    lost: judged.flatMap(({ userId, because }) => (because ? [{ userId, because }] : [])),
  };
}

type Span = Pick<TimeOption, 'startsAt' | 'endsAt'>;

function lossOf({ availability, busy }: Invitee, window: Span, clock: Clock): 'hours' | 'plans' | undefined {
  const { timeZone } = availability;
  if (!isFreeLocally(availability, clock(window.startsAt, timeZone), clock(window.endsAt, timeZone))) return 'hours';
  return busy.some((plan) => overlap(plan, window)) ? 'plans' : undefined;
}

const overlap = (a: Span, b: Span) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** Every half hour that leaves enough time, on each of the days. */
function startsOf({ fromDate, days, earliest, latestEnd, durationMinutes }: Wish): string[] {
  const starts: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = new Date(Date.parse(`${fromDate}T00:00Z`) + day * 24 * 60 * minuteMs).toISOString().slice(0, 10);
    const last = minutesOf(latestEnd) - durationMinutes;
    for (let minutes = minutesOf(earliest); minutes <= last; minutes += stepMinutes)
      starts.push(
        `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
      );
  }
  return starts;
}

type Clock = (instant: string, timeZone: string) => string;

/** Most people live in one of few zones: each instant is read once in each. */
function cachedClock(): Clock {
  const read = new Map<string, string>();
  return (instant, timeZone) => {
    const key = `${instant} ${timeZone}`;
    const local = read.get(key) ?? toLocal(new Date(instant), timeZone);
    read.set(key, local);
    return local;
  };
}
