import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { inWindow, ratingWindow, wasThere } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { hostIdsOf, isHost } from '#shared/events/hosts/hosting.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { RatingStore } from '../ratings/store.ts';
import type { AttendanceStore } from '../store.ts';

type RateEvent = (typeof attendanceContract)['operations']['rateEvent'];

interface RatingParts {
  readonly events: EventStore;
  readonly attendance: Pick<AttendanceStore, 'find'>;
  readonly ratings: RatingStore;
}

/** Those who were there rate; hosts do not rate themselves. */
export async function rateEvent(
  { eventId, stars, text }: Parsed<RateEvent>,
  caller: Caller,
  { events, attendance, ratings }: RatingParts,
): Promise<Output<RateEvent>> {
  const { userId } = actorOf(caller);
  const person = { eventId, userId };
  const { event } = await visibleEvent({ eventId }, events, userId);
  if (isHost(event, userId) || !wasThere(await attendance.find(person))) throw new Problem('access.denied');
  const state = inWindow(event, ratingWindow(event), caller.now);
  if (state === 'before') throw new Problem('rating.notOpen');
  if (state === 'over') throw new Problem('rating.closed');
  const rating = { stars, text, ratedAt: caller.now.toISOString() };
  await ratings.save({ ...person, ...rating, hostIds: hostIdsOf(event) });
  return rating;
}
