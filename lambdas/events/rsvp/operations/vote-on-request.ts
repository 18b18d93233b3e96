import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { vote as counted } from '#shared/events/rsvp/approval.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { decisionFacts } from '../decision-facts.ts';
import type { SeatStore } from '../line/seats.ts';

type VoteOnRequest = (typeof hostsContract)['operations']['voteOnRequest'];

/** Counts a voice; when it is the last one that was needed, the request is decided with it. */
export async function voteOnRequest(
  { eventId, userId: asker, vote }: Parsed<VoteOnRequest>,
  caller: Caller,
  seats: Pick<SeatStore, 'move'>,
  store: EventStore,
): Promise<Output<VoteOnRequest>> {
  const { userId } = actorOf(caller);
  await visibleEvent({ eventId }, store, userId);
  const moved = await seats.move(
    eventId,
    (line) => {
      const move = counted(line, asker, userId, vote);
      return move.line ? { ...move, line: settleLine(move.line, caller.now) } : move;
    },
    (after, before) => decisionFacts(before, after, caller.now),
  );
  if (moved?.outcome === 'counted') return {};
  throw new Problem(moved?.outcome === 'notRequested' ? 'rsvp.notFound' : 'access.denied');
}
