import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { peersDecideAt, peersOf } from '#shared/events/rsvp/approval.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { managesJoiners } from '../../ports/event-visibility.ts';
import type { AnswerStore } from '../answers.ts';
import type { StoredLine } from '../line/line.ts';
import { guestsOf } from '../my-answer.ts';

type ListRequests = (typeof hostsContract)['operations']['listRequests'];

/** Notes and answers are for the host alone; people whose account is gone are left out. */
export async function listRequests(
  { eventId }: Parsed<ListRequests>,
  caller: Caller,
  store: EventStore,
  answers: AnswerStore,
  naming: Pick<Naming, 'of'>,
): Promise<Output<ListRequests>> {
  const { userId } = actorOf(caller);
  const { event, line } = await visibleEvent({ eventId }, store, userId);
  const isHost = await managesJoiners(event, userId, store.standingIn);
  if (!isHost && !hasSay(line, userId)) throw new Problem('access.denied');
  const { requested } = seating(line);
  const sight = { userId, now: caller.now, needs: isHost, shares: true };
  const [names, said] = await Promise.all([naming.of(requested, sight), answers.list(eventId, requested)]);
  const requests = requested.flatMap((asker) => {
    const displayName = names.get(asker)?.name;
    if (displayName === undefined) return [];
    const answer = said.find((one) => one.userId === asker);
    const replies = event.approvalQuestions.map((question, index) => ({
      question,
      answer: answer?.answers[index] ?? '',
    }));
    return [
      {
        userId: asker,
        displayName,
        guests: guestsOf(asker, line, isHost ? answer : undefined),
        answers: isHost ? replies : [],
        ...(isHost && line.groups?.[asker] !== undefined && { group: line.groups[asker] }),
        ...(isHost && answer?.note && { note: answer.note }),
        ...voting(line, asker, userId),
      },
    ];
  });
  return { requests };
}

const hasSay = (line: StoredLine, userId: string) => line.approval !== 'host' && peersOf(line).includes(userId);

function voting(line: StoredLine, asker: string, viewer: string) {
  const askedAt = line.requests[asker] ?? '';
  const votes = line.votes[asker] ?? {};
  const myVote = votes[viewer];
  return {
    askedAt,
    refusals: peersOf(line).filter((peer) => votes[peer] === 'no').length,
    ...(line.approval !== 'host' && { decidesAt: peersDecideAt(askedAt).toISOString() }),
    ...(myVote && { myVote }),
  };
}
