import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { declineSeat } from '#shared/events/rsvp/line/line-moves.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { isOnLine, seating } from '#shared/events/rsvp/line/seats.ts';
import type { SeatStore } from '../line/seats.ts';

type DeclineOffer = (typeof events)['operations']['declineOffer'];

export async function declineOffer(
  { eventId }: Parsed<DeclineOffer>,
  caller: Caller,
  seats: Pick<SeatStore, 'move'>,
): Promise<Output<DeclineOffer>> {
  const { userId } = actorOf(caller);
  const moved = await seats.move(eventId, (line) => declineSeat(line, userId));
  if (moved?.outcome === 'left')
    return { mine: { status: 'none' }, seats: countSeats(moved.line, seating(moved.line)) };
  throw new Problem(moved && isOnLine(userId, moved.line) ? 'rsvp.notOffered' : 'rsvp.notFound');
}
