import type { Event, Seats } from '#shared/events/details/schemas.ts';
import { groupRooms, isFull, roomWords } from '#shared/events/rsvp/group-words.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import { quantity } from '#shared/quantity.ts';

export type Phase = 'draft' | 'open' | 'live' | 'over' | 'postponed' | 'cancelled';

/** What the one button of an event does. */
type Deed = 'Join' | 'Join the waitlist' | 'Enter the draw' | 'Request to join';

export interface EventState {
  readonly phase: Phase;
  /** How full it is, in two short lines; absent for an event that does not take place. */
  readonly spots?: Spots;
  /** Absent while the event cannot be joined. */
  readonly deed?: Deed;
  /** Why there is no way in, for an event that is still to come. */
  readonly closed?: string;
}

export interface Spots {
  readonly count: string;
  readonly more: string;
  /** How full each group is, where it has some. */
  readonly groups?: readonly string[];
}

export interface Fullness {
  readonly seats: Seats;
  /** True where spots are drawn by lot and were not yet. */
  readonly isUndrawn: boolean;
  readonly now: Date;
}

/** How an event stands for a reader who is not on its list. */
export function eventState(event: Event, { seats, isUndrawn, now }: Fullness): EventState {
  const phase = phaseOf(event, now);
  if (phase === 'cancelled') return { phase };
  const groups = groupRooms(event, seats).map((room) => `${room.label}: ${roomWords(room)}`);
  const spots = { ...(isUndrawn ? drawnSpots(event, seats) : spotsOf(event, seats)), groups };
  if (phase === 'over' || phase === 'draft' || phase === 'postponed') return { phase, spots };
  return { phase, spots, ...wayIn(event, { seats, isUndrawn, now }) };
}

function wayIn(event: Event, { seats, isUndrawn, now }: Fullness): Pick<EventState, 'deed' | 'closed'> {
  const joining = joiningAt(event, now);
  if (joining === 'closed') return { closed: 'Sign-up is closed.' };
  if (joining === 'notYet') return { closed: 'Sign-up isn’t open yet.' };
  if (joining === 'asks') return { deed: 'Request to join' };
  if (isUndrawn) return { deed: 'Enter the draw' };
  if (!isFull(seats)) return { deed: 'Join' };
  return event.allowWaitlist
    ? { deed: 'Join the waitlist' }
    : { closed: 'This event is full and has no waitlist. Check back: a spot may open up.' };
}

/** Over from its end on, though hosts may change it for a while. */
function phaseOf({ status, startsAt, endsAt }: Event, now: Date): Phase {
  if (status !== 'scheduled') return status;
  if (now >= new Date(endsAt)) return 'over';
  return now >= new Date(startsAt) ? 'live' : 'open';
}

function spotsOf({ capacity, allowWaitlist }: Event, seats: Seats): Spots {
  const { taken, waiting, free } = seats;
  if (capacity === null || free === null)
    return { count: taken > 0 ? `${taken.toLocaleString('en-US')} in` : 'Be the first in', more: 'No limit' };
  // A held spot is not free either.
  const gone = capacity - free;
  if (!isFull(seats))
    return {
      count: `${quantity(free, 'spot')} left`,
      more: gone > 0 ? `${gone} of ${quantity(capacity, 'spot')} taken` : 'Be the first in',
    };
  if (waiting > 0) return { count: 'Full', more: `${waiting.toLocaleString('en-US')} on the waitlist` };
  return { count: 'Full', more: allowWaitlist ? 'You’d be first in line' : 'No waitlist' };
}

const drawnSpots = ({ capacity }: Event, { waiting }: Seats): Spots => ({
  count: capacity === null ? 'Drawn by lot' : `${quantity(capacity, 'spot')}, drawn by lot`,
  more: `${waiting.toLocaleString('en-US')} in the draw`,
});
