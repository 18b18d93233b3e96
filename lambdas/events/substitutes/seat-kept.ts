import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { substitutesFound } from '#shared/events/substitutes/messages.ts';
import { confirmPlace, giveBack, type SubRequest } from '#shared/events/substitutes/request.ts';
import { seatSubstitute } from '#shared/events/substitutes/seat-substitute.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import { type Players, playerOf } from './player-of.ts';
import type { RequestStore } from './requests/store.ts';

interface Kept {
  readonly eventId: string;
  readonly requestId: string;
  readonly userId: string;
}

interface Seating extends Players {
  readonly seats: Pick<SeatStore, 'move' | 'leave'>;
  readonly requests: Pick<RequestStore, 'move'>;
}

/**
 * Brings a player with a kept place into the event, and settles the place: theirs, or anybody's again when the
 * event has no seat for them. Safe to repeat, by whichever run finds it half done.
 */
export async function seatKept(
  { userId, ...key }: Kept,
  { seats, requests, ...players }: Seating,
  now: Date,
): Promise<'in' | 'alreadyOn' | 'closed' | 'full' | 'tooLate' | 'notEligible'> {
  const player = await playerOf(userId, players);
  const moved = await seats.move(key.eventId, (line) => {
    const { outcome, line: after } = seatSubstitute(line, userId, now, player);
    if (outcome === 'in' && eligibilityFailuresOf(line.asked, player).length > 0)
      return { outcome: 'notEligible' as const };
    return after ? { outcome, line: after } : { outcome };
  });
  const outcome = moved?.outcome ?? 'closed';
  if (outcome !== 'in' && outcome !== 'stays') {
    await requests.move(key, (request) => giveBack(request, userId));
    return outcome;
  }
  const confirmed = await requests.move(
    key,
    (request) => confirmPlace(request, userId),
    (after, before) => ({ facts: filledNow(after, before) ? [foundFact(key, before, now)] : [] }),
  );
  if (confirmed && confirmed.outcome !== 'gone') return 'in';
  // The place went back while this was on its way, and may have another holder.
  if (outcome === 'in') await seats.leave({ eventId: key.eventId, userId, now, isLate: true });
  return 'tooLate';
}

const filledNow = (after: SubRequest, before: SubRequest) => after.status === 'filled' && before.status !== 'filled';

function foundFact({ eventId, requestId }: Omit<Kept, 'userId'>, { offers }: SubRequest, now: Date) {
  const late = Object.entries(offers).flatMap(([person, { status }]) =>
    status === 'sent' || status === 'seen' ? [person] : [],
  );
  const messageId = idFrom('message', substitutesFound.name, requestId);
  return factRow(substitutesFound, messageId, now, { eventId, requestId, late });
}
