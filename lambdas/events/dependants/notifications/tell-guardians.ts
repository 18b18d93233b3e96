import type { Message } from '#shared/contract/message.ts';
import { hasRight } from '#shared/family/guardian.ts';
import { isDependantId } from '#shared/ids.ts';
import { deliver } from '../../../kernel/deliver.ts';
import type { DependantReader } from '../../../kernel/dependants.ts';
import { inParallel } from '../../../kernel/in-parallel.ts';
import { idFrom } from '../../../kernel/new-id.ts';
import { type Telegraph, tellingOf } from '../../notices/tell.ts';
import { forSomebody } from './for-somebody.ts';

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
