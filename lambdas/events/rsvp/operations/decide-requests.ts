import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { statusAt } from '#shared/events/details/states.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { approve, decline } from '#shared/events/rsvp/line/line-moves.ts';
import { countSeats } from '#shared/events/rsvp/line/seat-counts.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import { decisionFacts, decisionId } from '../decision-facts.ts';
import type { DecisionNotes } from '../decision-notes.ts';
import type { SeatStore } from '../line/seats.ts';

type DecideRequests = (typeof hostsContract)['operations']['decideRequests'];

/** One after the other, so that who does not fit any more blocks no one; a repeat finds them decided. */
export async function decideRequests(
  { eventId, userIds, decision, message }: Parsed<DecideRequests>,
  { now }: Caller,
  seats: SeatStore,
  store: Pick<EventStore, 'find'>,
  notes: Pick<DecisionNotes, 'put'>,
): Promise<Output<DecideRequests>> {
  const event = await store.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (statusAt(event, now) !== 'scheduled') throw new Problem('event.notEditable');
  const outcome = { decided: [] as string[], gone: [] as string[], full: [] as string[] };
  for (const userId of new Set(userIds)) {
    const moved = await seats.move(
      eventId,
      (line) => {
        if (!line.open || now >= new Date(line.startsAt)) return { outcome: 'notRequested' as const };
        return decision === 'approve' ? approve(line, userId, now) : decline(line, userId);
      },
      (after, before) => decisionFacts(before, after, now),
      ({ requests: { [userId]: askedAt } }) =>
        message && askedAt ? [notes.put(decisionId(eventId, userId, askedAt), message, now)] : [],
    );
    if (moved?.outcome === 'full') outcome.full.push(userId);
    else if (!moved || moved.outcome === 'notRequested') outcome.gone.push(userId);
    else outcome.decided.push(userId);
  }
  const line = await seats.find(eventId);
  if (!line) throw new Problem('event.notFound');
  return { ...outcome, seats: countSeats(line, seating(line)) };
}
