import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { AnswerStore } from '../answers.ts';
import type { SeatStore } from '../line/seats.ts';

type ListReplies = (typeof hostsContract)['operations']['listReplies'];

/** Who said maybe or no and did not join after all. */
export async function listReplies(
  { eventId }: Parsed<ListReplies>,
  seats: Pick<SeatStore, 'find'>,
  answers: Pick<AnswerStore, 'listAll'>,
  accounts: AccountReader,
): Promise<Output<ListReplies>> {
  const [line, said] = await Promise.all([seats.find(eventId), answers.listAll(eventId)]);
  if (!line) throw new Problem('event.notFound');
  const replies = said.filter(({ userId, reply }) => reply && !isOnLine(userId, line));
  const people = await accounts.list(replies.map(({ userId }) => userId));
  const names = new Map(people.map((account) => [account.userId, account.displayName ?? '']));
  return {
    replies: replies.flatMap(({ userId, reply, note }) => {
      const displayName = names.get(userId);
      return reply && displayName !== undefined ? [{ userId, displayName, reply, ...(note && { note }) }] : [];
    }),
  };
}
