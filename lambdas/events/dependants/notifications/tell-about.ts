import { hasRight } from '#shared/family/guardian.ts';
import { isDependantId } from '#shared/ids.ts';
import { type Delivery, deliver, type Notice } from '../../../kernel/deliver.ts';
import type { DependantReader } from '../../../kernel/dependants.ts';
import { inParallel } from '../../../kernel/in-parallel.ts';
import { idFrom } from '../../../kernel/new-id.ts';
import { forSomebody } from './for-somebody.ts';

const mailsAtOnce = 4;

/** Tells somebody, or everybody who may answer for them at this moment. Safe to repeat. */
export async function tellAbout(
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
    deliver({ ...notice, cause, userId, tell: (account) => forSomebody([found.firstName], tell(account)) }, by, now),
  );
}
