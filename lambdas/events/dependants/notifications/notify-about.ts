import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { isDependantId } from '#shared/ids.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { forDependants } from './for-dependant.ts';

const mailsAtOnce = 4;

/**
 * Tells a person, or every guardian who may answer for them at this moment. What is told this way asks nothing, so it goes
 * to both households in the same words. Safe to repeat.
 */
export async function notifyAbout(
  notice: Notice,
  dependants: Pick<DependantReader, 'find'>,
  by: Delivery,
  now: Date,
): Promise<void> {
  const { userId: about, tell } = notice;
  if (!isDependantId(about)) {
    await deliver(notice, by, now);
    return;
  }
  const found = await dependants.find(about);
  if (!found) return;
  const cause = idFrom('message', notice.cause, 'guardians', about);
  const guardians = Object.keys(found.guardians).filter((userId) => hasRight(found.guardians, userId, 'rsvp', now));
  await inParallel(guardians, mailsAtOnce, (userId) =>
    deliver({ ...notice, cause, userId, tell: (account) => forDependants([found.firstName], tell(account)) }, by, now),
  );
}
