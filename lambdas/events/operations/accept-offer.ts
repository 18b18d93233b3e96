import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { acceptSeat } from '#shared/events/line-moves.ts';
import { countSeats, isOnLine, seating, standingOf } from '#shared/events/seats.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { SeatStore } from '../seats.ts';

type AcceptOffer = (typeof events)['operations']['acceptOffer'];

const refusals = {
  gone: 'rsvp.offerGone',
  full: 'rsvp.full',
  notOffered: 'rsvp.notOffered',
  closed: 'rsvp.closed',
} as const;

export async function acceptOffer(
  { eventId }: Parsed<AcceptOffer>,
  caller: Caller,
  seats: Pick<SeatStore, 'move'>,
): Promise<Output<AcceptOffer>> {
  const { userId } = actorOf(caller);
  const moved = await seats.move(eventId, (line) => acceptSeat(line, userId, caller.now));
  if (!moved || !isOnLine(userId, moved.line)) throw new Problem('rsvp.notFound');
  if (moved.outcome !== 'in') throw new Problem(refusals[moved.outcome]);
  const seated = seating(moved.line);
  return { mine: standingOf(userId, seated), seats: countSeats(moved.line, seated) };
}
