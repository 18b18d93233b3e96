import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { SeatStore } from '../line/seats.ts';

type LeaveEvent = (typeof events)['operations']['leaveEvent'];

export async function leaveEvent(
  { eventId, isLate }: Parsed<LeaveEvent>,
  caller: Caller,
  seats: Pick<SeatStore, 'leave'>,
): Promise<Output<LeaveEvent>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const left = await seats.leave({ eventId, userId, now, isLate: isLate === 'true' });
  if (left.outcome === 'left') return left;
  throw new Problem(refusals[left.outcome]);
}

const refusals = { closed: 'rsvp.closed', late: 'rsvp.leavingLate', notOnList: 'rsvp.notFound' } as const;
