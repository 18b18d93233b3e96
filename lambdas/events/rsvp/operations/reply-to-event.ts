import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { isOnLine, seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import { forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';
import type { AnswerStore } from '../answers.ts';
import type { SeatStore } from '../line/seats.ts';

type ReplyToEvent = (typeof events)['operations']['replyToEvent'];

/** Maybe and no hold no seat: a player with one gives it up first. */
export async function replyToEvent(
  { eventId, token, reply, note }: Parsed<ReplyToEvent>,
  caller: Caller,
  seats: Pick<SeatStore, 'leave'>,
  store: EventStore,
  answers: Pick<AnswerStore, 'save'>,
): Promise<Output<ReplyToEvent>> {
  const { userId } = actorOf(caller);
  const { event, line } = await visibleEvent({ eventId, token }, forThemselves(store), userId);
  const now = caller.now.toISOString();
  if (event.status !== 'scheduled' || line.closesAt <= now) throw new Problem('rsvp.closed');
  const left = isOnLine(userId, line) && (await seats.leave({ eventId, userId, now: caller.now }));
  if (left && left.outcome === 'closed') throw new Problem('rsvp.closed');
  if (left && left.outcome === 'late') throw new Problem('rsvp.leavingLate');
  await answers.save({ eventId, userId, guests: [], answers: [], reply, note, updatedAt: now });
  const counts = left && left.outcome === 'left' ? left.seats : countSeats(line, seating(line));
  return { mine: { status: 'none' }, seats: counts };
}
