import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/host-contract.ts';
import { approve, decline } from '#shared/events/line-moves.ts';
import { countSeats } from '#shared/events/seat-counts.ts';
import { seating } from '#shared/events/seats.ts';
import { statusAt } from '#shared/events/states.ts';
import type { Caller } from '../../kernel/serve.ts';
import { decisionFacts } from '../decision-facts.ts';
import type { SeatStore } from '../seats.ts';
import type { EventStore } from '../store.ts';

type DecideRequests = (typeof hostsContract)['operations']['decideRequests'];

/** One after the other, so that who does not fit any more stands in nobody's way; a repeat finds them decided. */
export async function decideRequests(
  { eventId, userIds, decision, message }: Parsed<DecideRequests>,
  { now }: Caller,
  seats: SeatStore,
  store: Pick<EventStore, 'find'>,
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
        return decision === 'approve' ? approve(line, userId) : decline(line, userId);
      },
      (after, before) => decisionFacts(before, after, now, message),
    );
    if (moved?.outcome === 'full') outcome.full.push(userId);
    else if (!moved || moved.outcome === 'notRequested') outcome.gone.push(userId);
    else outcome.decided.push(userId);
  }
  const line = await seats.find(eventId);
  if (!line) throw new Problem('event.notFound');
  return { ...outcome, seats: countSeats(line, seating(line)) };
}
