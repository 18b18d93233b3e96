import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import {
  type Attendance,
  attendanceOf,
  checkInWindow,
  disputeNoShow,
  disputeUntil,
  inWindow,
  ratingWindow,
  wasThere,
} from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { checkInToken, typedCode } from '../check-in-code.ts';
import type { DoorParts } from '../door.ts';
import type { RatingStore } from '../ratings/store.ts';

type GetMyAttendance = (typeof attendanceContract)['operations']['getMyAttendance'];

interface Mine extends Pick<DoorParts, 'attendance' | 'secret'> {
  readonly events: EventStore;
  readonly ratings: Pick<RatingStore, 'find'>;
}

export async function getMyAttendance(
  { eventId }: Parsed<GetMyAttendance>,
  caller: Caller,
  { events, attendance: store, ratings, secret }: Mine,
): Promise<Output<GetMyAttendance>> {
  const { userId } = actorOf(caller);
  const person = { eventId, userId };
  const { event, line } = await visibleEvent({ eventId }, events, userId);
  const [attendance, rating] = await Promise.all([store.find(person), ratings.find(person)]);
  const { from: checkInOpensAt, until: checkInClosesAt } = checkInWindow(event);
  const isIn = seating(line).in.includes(userId);
  const wantsCode = isIn && inWindow(event, checkInWindow(event), caller.now) !== 'over';
  const key = wantsCode ? await secret() : undefined;
  return {
    ...(key && { code: { token: checkInToken(key, person), typed: typedCode(key, person) } }),
    checkInOpensAt,
    checkInClosesAt,
    ...(attendance.checkIn && { checkedInAt: attendance.checkIn.at }),
    attendance: attendanceOf(attendance),
    ...(attendance.dispute && { dispute: attendance.dispute }),
    ...deadlines(event, attendance, userId, caller.now),
    ...(rating && { rating }),
  };
}

/** Until when a person may still say something. */
function deadlines(event: StoredEvent, attendance: Attendance, userId: string, now: Date) {
  const canDispute = disputeNoShow(attendance, '', userId, now.toISOString()).outcome === 'disputed';
  const canRate =
    !isHost(event, userId) && wasThere(attendance) && inWindow(event, ratingWindow(event), now) === 'open';
  return {
    ...(canDispute && attendance.markedAt && { disputeUntil: disputeUntil(attendance.markedAt) }),
    ...(canRate && { rateUntil: ratingWindow(event).until }),
  };
}
