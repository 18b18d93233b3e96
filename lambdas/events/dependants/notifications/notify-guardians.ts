import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Message } from '#shared/contract/message.ts';
import { isDependantId } from '#shared/ids.ts';
import { askedOfAll } from '#shared/people/family/asked-guardians.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { toLocal } from '#shared/time.ts';
import { noticeOf, type Telegraph } from '../../notifications/tell.ts';
import { forDependants, forInformation } from './for-dependant.ts';

type Dependants = Pick<DependantReader, 'list'>;

const mailsAtOnce = 10;

/**
 * Tells guardians who may answer for dependants right now what happened to them at an event: one notice for each
 * guardian, covering all of their dependants. A question goes to the guardians in charge on the day of the event first,
 * and to the others for information; what only has to be known goes to all in the same words. Safe to repeat.
 */
export async function notifyGuardians(
  message: Message,
  dependants: Dependants,
  by: Telegraph,
  now: Date,
): Promise<void> {
  const { messageId, occurredAt: causedAt, data } = message;
  const about = 'userId' in data ? data.userId : undefined;
  if (typeof about === 'string' && !isDependantId(about)) return;
  const found = await noticeOf(message, by, now);
  const concerned = found?.notice.userIds.filter(isDependantId) ?? [];
  if (!found || concerned.length === 0) return;
  const { topic, asks, wantsAnswer, told } = found.notice;
  const { eventId, startsAt, timeZone } = found.situation.event;
  const cause = idFrom('message', messageId, 'guardians');
  const children = await dependants.list(concerned);
  const day = toLocal(new Date(startsAt), timeZone).slice(0, 10);
  const isQuestion = asks !== undefined || wantsAnswer === true;
  const { asked, informed } = askedOfAll(children, day, now);
  const tell = async (userId: string) => {
    const theirs = children.filter((one) => hasRight(one.guardians, userId, 'rsvp', now));
    const [first] = theirs;
    if (!first) return;
    const names = theirs.map(({ firstName }) => firstName).toSorted();
    const said = forDependants(names, told(first.dependantId));
    const words = isQuestion && !asked.includes(userId) ? forInformation(said) : said;
    await deliver({ cause, causedAt, userId, topic, about: { eventId, startsAt }, tell: () => words }, by, now);
  };
  await inParallel(asked, mailsAtOnce, tell);
  await inParallel(informed, mailsAtOnce, tell);
}
