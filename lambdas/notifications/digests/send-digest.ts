import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { isOn } from '#shared/notifications/preferences.ts';
import { isMailTopic } from '#shared/notifications/topics.ts';
import type { Mailer } from '../../kernel/mail/mailer.ts';
import { sendClaimed } from '../ports/deliver.ts';
import type { HeldNotice } from '../ports/inbox/held-notices.ts';
import type { Notices } from '../ports/inbox/notices.ts';
import { digestLetter } from './digest-letter.ts';
import type { HeldStore } from './store.ts';

/** What waits of one person for one instant. */
export const DigestWork = z.strictObject({ userId: z.string(), until: z.string() });
export type DigestWork = z.infer<typeof DigestWork>;

export interface DigestSender {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly held: HeldStore;
  readonly notices: Notices;
  readonly mailer: Mailer;
  readonly origin: string;
  readonly secret: () => Promise<string>;
}

/**
 * One mail about everything that waited, as far as its person still wants it at this moment (P23). It is named by what is
 * in it, so that who repeats it sends nothing twice; what was told is forgotten afterwards.
 */
export async function sendDigest({ userId, until }: DigestWork, by: DigestSender, now: Date): Promise<void> {
  const all = await by.held.list(userId, until);
  if (all.length === 0) return;
  const account = await by.accounts.find(userId);
  const wanted = account && isReachable(account) ? await stillWanted(all, account, by, now) : [];
  if (account && wanted.length > 0) await send(account, wanted, until, by, now);
  await by.held.remove(all);
}

const isReachable = ({ deletedAt, emailVerified, mailSuppressed }: Account) =>
  !deletedAt && emailVerified && !mailSuppressed;

async function stillWanted(all: readonly HeldNotice[], account: Account, by: DigestSender, now: Date) {
  const { blocked } = await by.blocks.partedFrom(account.userId);
  return all
    .filter(({ topic }) => isMailTopic(topic) && isOn('email', topic, account))
    .filter(({ authorId = '' }) => !blocked.has(authorId))
    .filter(({ startsAt, causedAt }) => !startsAt || startsAt < causedAt || startsAt > now.toISOString())
    .sort((a, b) => (a.causedAt < b.causedAt ? -1 : 1));
}

async function send(
  account: Account,
  wanted: readonly HeldNotice[],
  until: string,
  by: DigestSender,
  now: Date,
): Promise<void> {
  const { userId } = account;
  const noticeId = idFrom('notice', 'digest', userId, until, ...wanted.map((one) => one.noticeId).sort());
  const claimedBy = randomUUID();
  const claim = await by.notices.claim({ noticeId, userId, topic: 'digest' }, claimedBy, now);
  if (claim === 'sent') return;
  if (claim === 'busy') throw new Error('Another run may be sending this digest');
  const letter = digestLetter({ account, wanted, noticeId }, by.origin, await by.secret());
  await sendClaimed(letter, { noticeId, claimedBy }, by, now);
}
