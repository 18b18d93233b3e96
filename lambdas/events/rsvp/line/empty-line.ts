import type { StoredEvent } from '../../details/stored-event.ts';
import { seatRoom, seatTerms, waitRoom } from './seat-terms.ts';

/** What a line remembers of people, before anybody came. */
export const emptySeats = () => ({
  nextNumber: 1,
  order: {},
  heads: {},
  waits: {},
  offers: {},
  requests: {},
  lapsed: {},
  votes: {},
  entries: 0,
  waiters: 0,
  rush: false,
});

/** An event's line before anybody came. */
export const emptyLine = (event: StoredEvent) => ({
  ...seatTerms(event),
  version: 1,
  left: seatRoom(event),
  waitLeft: waitRoom(event),
  ...emptySeats(),
});
