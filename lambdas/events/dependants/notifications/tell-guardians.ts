import type { DependantReader } from '#lambdas/accounts/ports/family/dependants.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { hasRight } from '#shared/accounts/family/guardian.ts';
import type { Message } from '#shared/contract/message.ts';
import { isDependantId } from '#shared/ids.ts';
import { type Telegraph, tellingOf } from '../../notifications/tell.ts';
import { forSomebody } from './for-dependant.ts';

type Dependants = Pick<DependantReader, 'list'>;

const mailsAtOnce = 10;

/**
 * Tells what happened to dependants at an event to everybody who may answer for them at this moment: one notice for each
 * guardian, whoever of them it is about. Safe to repeat.
 */
export async function tellGuardians(message: Message, dependants: Dependants, by: Telegraph, now: Date): Promise<void> {
  const { messageId, occurredAt: causedAt, data } = message;
  const { userId: about } = data as { readonly userId?: string };
  if (about !== undefined && !isDependantId(about)) return;
  const found = await tellingOf(message, by, now);
  const concerned = found?.telling.userIds.filter(isDependantId) ?? [];
  if (!found || concerned.length === 0) return;
  const { topic, told } = found.telling;
  const { eventId, startsAt } = found.situation.event;
  const cause = idFrom('message', messageId, 'guardians');
  const children = await dependants.list(concerned);
  const guardians = new Set(children.flatMap((one) => Object.keys(one.guardians)));
  await inParallel([...guardians], mailsAtOnce, async (userId) => {
    const theirs = children.filter((one) => hasRight(one.guardians, userId, 'rsvp', now));
    const [first] = theirs;
    if (!first) return;
    const names = theirs.map(({ firstName }) => firstName).toSorted();
    const words = forSomebody(names, told(first.dependantId));
    await deliver({ cause, causedAt, userId, topic, about: { eventId, startsAt }, tell: () => words }, by, now);
  });
}
