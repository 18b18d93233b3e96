import type { DatedTimes } from './series-dates.ts';

/** What became of a date that is an event already. */
export interface KnownDate {
  readonly occurrenceDate: string;
  readonly localStart: string;
  readonly startsAt: string;
  /** Called off, so that it does not take place whatever the rule says. */
  readonly isCancelled: boolean;
  /** Its own time was decided for it alone. */
  readonly isMoved: boolean;
  /** Something of it was decided for it alone. */
  readonly isEdited: boolean;
  /** All on its list, by user id. */
  readonly people: readonly string[];
}

interface RemovedDate {
  readonly occurrenceDate: string;
  readonly localStart: string;
  readonly isEdited: boolean;
  readonly people: readonly string[];
}

/** What another rule does to the dates of a series; each date is in one of them at most. */
export interface RulePlan {
  readonly added: readonly DatedTimes[];
  /** They keep their people and begin at another time. */
  readonly moved: readonly DatedTimes[];
  readonly kept: readonly DatedTimes[];
  readonly removed: readonly RemovedDate[];
  /** Dates of the new rule that were called off before, and stay so. */
  readonly stillCancelled: readonly DatedTimes[];
}

interface RuleChange {
  /** The dates that the change is for, by the rule as it was and as it will be. */
  readonly before: readonly DatedTimes[];
  readonly after: readonly DatedTimes[];
  /** Those of either that are events, by their dates. */
  readonly known: ReadonlyMap<string, KnownDate>;
}

/** What has begun is never touched; whatever is on a date of both rules stays the event that it is. */
export function planRule({ before, after, known }: RuleChange, now: Date): RulePlan {
  const was = new Map(before.map((date) => [date.occurrenceDate, date]));
  const stays = new Set(after.map(({ occurrenceDate }) => occurrenceDate));
  const sorted = { added: [], moved: [], kept: [], stillCancelled: [] } as Record<Fate, DatedTimes[]>;
  for (const date of after)
    sorted[fateOf(date, was.get(date.occurrenceDate), known.get(date.occurrenceDate), now)].push(date);
  const removed = before
    .filter(({ occurrenceDate }) => !stays.has(occurrenceDate))
    .flatMap((date) => removedDate(date, known.get(date.occurrenceDate), now));
  return { ...sorted, removed };
}

type Fate = 'added' | 'moved' | 'kept' | 'stillCancelled';

function fateOf(date: DatedTimes, was: DatedTimes | undefined, known: KnownDate | undefined, now: Date): Fate {
  if (known?.isCancelled) return 'stillCancelled';
  const startsAt = known?.startsAt ?? was?.startsAt;
  if (startsAt === undefined) return 'added';
  const stays = known?.isMoved || startsAt === date.startsAt || startsAt <= now.toISOString();
  return stays ? 'kept' : 'moved';
}

function removedDate(date: DatedTimes, known: KnownDate | undefined, now: Date): RemovedDate[] {
  const { occurrenceDate, localStart, startsAt } = known ?? date;
  if (known?.isCancelled || startsAt <= now.toISOString()) return [];
  return [{ occurrenceDate, localStart, isEdited: known?.isEdited ?? false, people: known?.people ?? [] }];
}
