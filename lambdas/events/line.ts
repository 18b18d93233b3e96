import { countSingles, type SeatCounts, type SeatLine, type Standing } from '#shared/events/seats.ts';
import type { SeatTerms } from './seat-terms.ts';

/** A line as it is stored. */
export interface StoredLine extends SeatLine, SeatTerms {
  readonly eventId: string;
  readonly version: number;
  readonly left: number;
  readonly nextNumber: number;
  readonly entries: number;
}

/** One person at one event. */
export interface Person {
  readonly eventId: string;
  readonly userId: string;
}

interface Stand {
  readonly mine: Standing;
  readonly seats: SeatCounts;
}

/** `joined` also when the person had joined before; `open` is false then if nobody may join any more. */
export type Joined =
  | ({ readonly outcome: 'joined'; readonly open: boolean } & Stand)
  | { readonly outcome: 'hidden' | 'closed' | 'full' };

export type Left = ({ readonly outcome: 'left' } & Stand) | { readonly outcome: 'closed' | 'notOnList' };

type Counters = Pick<StoredLine, 'capacity' | 'entries'>;

/** How full a line is where everybody brings one head. */
export const countsOf = ({ capacity, entries }: Counters): SeatCounts => countSingles(capacity, entries);

/** Where the last of a line stands, where everybody brings one head. */
export const lastOf = ({ capacity, entries }: Counters): Standing =>
  entries <= capacity ? { status: 'in' } : { status: 'waiting', position: entries - capacity };
