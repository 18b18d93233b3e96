import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { SeatStore } from '../seats.ts';

type LeaveEvent = (typeof events)['operations']['leaveEvent'];

export async function leaveEvent(
  { eventId }: Parsed<LeaveEvent>,
  caller: Caller,
  seats: Pick<SeatStore, 'leave'>,
): Promise<Output<LeaveEvent>> {
  const left = await seats.leave({ eventId, userId: actorOf(caller).userId, now: caller.now });
  if (left.outcome === 'left') return left;
  throw new Problem(left.outcome === 'closed' ? 'rsvp.closed' : 'rsvp.notFound');
}
