import type { LineState } from '#shared/events/rsvp/line/line-state.ts';
import type { SeatLine } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event with its line, as they are at this moment. */
export interface Situation {
  readonly event: StoredEvent;
  readonly line: SeatLine & Partial<Pick<LineState, 'lapsed'>> & { readonly version?: number };
}

/** Strongly consistent. */
export type FindSituation = (eventId: string) => Promise<Situation | undefined>;

/**
 * How far the calendar entry of anybody in an event has come: it rises with every change of the event and whenever
 * a player joins or leaves, so that one who leaves and comes back has an entry newer than the one taken out (RFC 5546, 2.1.4).
 */
export const sequenceOf = ({ event, line }: Situation): number => event.version + (line.version ?? 0);
