import type { SeatLine } from '#shared/events/seats.ts';
import type { StoredEvent } from './stored-event.ts';

/** An event with its line, as they are at this moment. */
export interface Situation {
  readonly event: StoredEvent;
  readonly line: SeatLine;
}

/** Strongly consistent. */
export type FindSituation = (eventId: string) => Promise<Situation | undefined>;
