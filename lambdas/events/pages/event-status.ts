import { rsvpClosesAt, statusAt } from '#shared/events/details/states.ts';
import { groupRooms, isFull, roomWords } from '#shared/events/rsvp/group-words.ts';
import type { SeatCounts } from '#shared/events/rsvp/line/seat-counts.ts';
import { fullWords, quantity } from '#shared/quantity.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { reasonOf } from '../notifications/event-words.ts';

/** How an event stands, for the public: what is said about it, and what can be done. */
export interface EventStatus {
  /** Said above everything else; absent while the event goes on as planned. */
  readonly notice?: { readonly tone: 'bad' | 'calm'; readonly text: string };
  /** Absent once it is cancelled: no one should come. */
  readonly seats?: string;
  /** What the way in is called; absent when joining is closed. */
  readonly join?: 'Join' | 'Join the line' | 'Enter the draw';
}

/** Before seats are drawn by lot there is no line, and no seat is free to be taken. */
export function eventStatus(event: StoredEvent, seats: SeatCounts, now: Date, isUndrawnYet: boolean): EventStatus {
  const said = noticeOf(event, now);
  const isOpen = event.status === 'scheduled' && now < new Date(rsvpClosesAt(event));
  const isFullNow = !isUndrawnYet && isFull(seats);
  const join = isFullNow ? 'Join the line' : 'Join';
  const seatsSaid = isUndrawnYet ? drawWords(event, seats) : allSeatWords(event, seats);
  return {
    ...(said && { notice: said }),
    ...(event.status !== 'cancelled' && { seats: seatsSaid }),
    ...(isOpen && (!isFullNow || event.allowWaitlist) && { join: isUndrawnYet ? 'Enter the draw' : join }),
  };
}

const drawWords = ({ capacity }: StoredEvent, { waiting }: SeatCounts): string =>
  `${capacity === null ? 'Seats' : quantity(capacity, 'seat')}, drawn by lot. ${quantity(waiting, 'person is', 'people are')} in the draw`;

function noticeOf(event: StoredEvent, now: Date): EventStatus['notice'] {
  const status = statusAt(event, now);
  if (status === 'cancelled') return { tone: 'bad', text: cancelledWords(event) };
  if (status === 'postponed')
    return {
      tone: 'bad',
      text: 'This event is postponed. It does not take place at the time below; a new one will follow.',
    };
  if (now >= new Date(event.endsAt)) return { tone: 'calm', text: 'This event is over.' };
  if (status === 'live') return { tone: 'calm', text: 'This event has started.' };
  return undefined;
}

function cancelledWords({ hostName, cancelled }: StoredEvent): string {
  const reason = reasonOf(cancelled);
  const message = cancelled?.message;
  return [
    'This event is cancelled.',
    ...(reason ? [reason] : []),
    ...(message ? [`${hostName} writes: ${message}`] : []),
  ].join(' ');
}

const allSeatWords = (event: StoredEvent, seats: SeatCounts): string =>
  [seatWords(event, seats), ...groupRooms(event, seats).map((room) => `${room.label}: ${roomWords(room)}`)].join(' · ');

function seatWords(
  { capacity, allowWaitlist }: StoredEvent,
  { taken, waiting, offered = 0, free }: SeatCounts,
): string {
  if (capacity === null || free === null)
    return `${quantity(taken, 'person is', 'people are')} in, and there is no limit`;
  if (free > 0 && waiting === offered) return `${free} of ${quantity(capacity, 'seat')} free`;
  return `${fullWords(capacity)}. ${lineWords(waiting, allowWaitlist)}`;
}

function lineWords(waiting: number, allowWaitlist: boolean): string {
  if (waiting === 0 && !allowWaitlist) return 'There is no waitlist';
  return quantity(waiting, 'person waits in line', 'people wait in line');
}
