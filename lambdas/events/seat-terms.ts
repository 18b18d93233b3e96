import { roomFor, unlimitedCapacity } from '#shared/events/seats.ts';
import { postponedAtMostMs, rsvpClosesAt } from '#shared/events/states.ts';
import type { StoredEvent } from './stored-event.ts';

/** What an event's line must know of the event, so that a join is one write and needs no look at the event. */
export interface SeatTerms {
  readonly capacity: number;
  readonly open: boolean;
  readonly closesAt: string;
  readonly joinKey: string;
  readonly hostId: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export const seatTerms = (event: StoredEvent): SeatTerms => ({
  capacity: event.capacity ?? unlimitedCapacity,
  open: event.status === 'scheduled',
  closesAt: closesAt(event),
  joinKey: event.visibility === 'private' ? event.shareToken : '',
  hostId: event.creatorId,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
});

/** How many heads the line takes in all. */
export const seatRoom = ({ capacity, allowWaitlist }: StoredEvent): number => roomFor(capacity, allowWaitlist);

/** A cancelled event's list is closed at once; a postponed one can be left until it is cancelled for good. */
function closesAt(event: StoredEvent): string {
  if (event.status === 'cancelled') return event.updatedAt;
  if (event.status === 'postponed' && event.postponedAt)
    return new Date(Date.parse(event.postponedAt) + postponedAtMostMs).toISOString();
  return rsvpClosesAt(event);
}
