import { fromKey } from '#lambdas/accounts/ports/person-key.ts';
import type { EligibilityFailure } from '#shared/events/rsvp/eligibility-failures.ts';
import type { LineState } from '#shared/events/rsvp/line/line-state.ts';
import { countSingles, type SeatCounts } from '#shared/events/rsvp/line/seat-counts.ts';
import type { Standing } from '#shared/events/rsvp/line/seats.ts';
import type { SeatTerms } from './seat-terms.ts';

/** A line as its store gives it: with people by their user ids. */
export interface StoredLine extends LineState, SeatTerms {
  readonly eventId: string;
  readonly version: number;
  /** The trace that last changed it. */
  readonly traceId?: string | undefined;
}

/** One person at one event. */
export interface Person {
  readonly eventId: string;
  readonly userId: string;
}

export interface Stand {
  readonly mine: Standing;
  readonly seats: SeatCounts;
}

/**
 * `joined` also when the person had joined before, with the heads that they brought then; `open` is false then if no one may
 * join any more.
 */
export type Joined =
  | ({ readonly outcome: 'joined'; readonly open: boolean; readonly heads: number } & Stand)
  | {
      readonly outcome:
        | 'hidden'
        | 'closed'
        | 'full'
        | 'notYet'
        | 'drawing'
        | 'tooManyGuests'
        | 'answersMissing'
        | 'groupMissing'
        | 'payFirst'
        | 'unproven';
    }
  | { readonly outcome: 'notEligible'; readonly eligibilityFailures: readonly EligibilityFailure[] };

export type Left = ({ readonly outcome: 'left' } & Stand) | { readonly outcome: 'closed' | 'late' | 'notOnList' };

/** What a plain write answers of a line. */
export type Counters = Pick<StoredLine, 'capacity' | 'room' | 'left' | 'entries' | 'mode'>;

/**
 * How full a line is, and where its last stands, as far as its counters tell: where all have a seat, or all
 * brings one head. Undefined where it takes a look at the line.
 */
export function standOfLast({ capacity, room, left, entries, mode }: Counters): Stand | undefined {
  if (mode !== 'auto_add') return undefined;
  const heads = room - left;
  const isSingles = heads === entries;
  if (!isSingles && heads > capacity) return undefined;
  const seats = countSingles(capacity, heads);
  return { seats, mine: heads <= capacity ? { status: 'in' } : { status: 'waiting', position: heads - capacity } };
}

/** The parts of a line that say something of each person. */
export const maps = [
  'order',
  'heads',
  'groups',
  'tickets',
  'waits',
  'offers',
  'requests',
  'lapsed',
  'votes',
  'orders',
  'extras',
  'shares',
] as const;

/** A stored item as a line. */
export function toLine(item: Readonly<Record<string, unknown>>): StoredLine {
  const named = maps.map((map) => [map, withIds(item[map] as Readonly<Record<string, unknown>> | undefined)]);
  const { votes } = Object.fromEntries(named) as { votes: Record<string, Record<string, unknown>> };
  const lines = { asked: '', lateFrom: '9999', ...item, ...Object.fromEntries(named) };
  return {
    ...lines,
    votes: Object.fromEntries(Object.entries(votes).map(([asker, said]) => [asker, withIds(said)])),
  } as unknown as StoredLine;
}

const withIds = (people: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(people).map(([name, value]) => [fromKey(name), value]));
