import { randomUUID } from 'node:crypto';
import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import { type Letter, type Mailer, MailRefused } from '#lambdas/kernel/mail/mailer.ts';
import { isGuestId } from '#shared/ids.ts';
import { chooseDelivery } from '#shared/notifications/choose-delivery.ts';
import { canTurnOff, mailTopics } from '#shared/notifications/topics.ts';
import type { HeldNotices } from './inbox/held-notices.ts';
import type { Inbox } from './inbox/inbox.ts';
import type { Notices } from './inbox/notices.ts';
import type { Pace } from './inbox/pace.ts';
import { mailOffLink } from './mail-off-link.ts';
import { addressKey, type MailRefusals } from './mail-refusals.ts';
import type { Notice, NoticeContent } from './notice.ts';
import { notificationIdOf } from './notification-id.ts';

/** Older causes are not sent (promise P22). */
const toldWithinMs = 24 * 60 * 60 * 1000;

export interface Delivery {
  readonly accounts: AccountReader;
  readonly blocks: Pick<BlockReader, 'isBlocked'>;
  readonly refusals: Pick<MailRefusals, 'find'>;
  readonly notices: Notices;
  readonly inbox: Inbox;
  readonly pace: Pace;
  readonly held: Pick<HeldNotices, 'hold'>;
  readonly mailer: Mailer;
  /** Where the web app is. */
  readonly origin: string;
  readonly secret: () => Promise<string>;
}

/** Another run may be sending the same notice; who is asked to try again finds out. */
export class NoticeBusy extends Error {
  override readonly name = 'NoticeBusy';
}

/**
 * Sends one notification to one player, in the product and by email; push follows the one in the product. The player's
 * settings are read at this moment (P23): it may have to wait for the morning or for a digest, and so does what comes too thick and
 * fast (P22). The mail service knows no keys, so a claim with a lease stands for the mail: its holder sends, and it
 * is settled by the sender or by what the service reports. A mail is repeated only when a sender died and the service
 * reported nothing for as long as the lease; a mail is lost only when all tries end (P19).
 * @throws {NoticeBusy}
 * @throws {MailRefused}
 */
export async function deliver(
  notice: Notice,
  by: Delivery,
  now: Date,
): Promise<'sent' | 'already' | 'unwanted' | 'held'> {
  const { userId } = notice;
  if (now.getTime() - Date.parse(notice.causedAt) > toldWithinMs) return 'unwanted';
  const account = await recipient(userId, by);
  if (!account || account.deletedAt || (await isFromBlocked(notice, account, by))) return 'unwanted';
  const told = notice.tell(account);
  if (!isGuestId(userId)) await by.inbox.put(toNotification(notice, told, by.origin), now);
  if (!account.emailVerified || account.mailSuppressed) return 'unwanted';
  return mail({ notice, account, told }, by, now);
}

/** A guest's wishes stand with their address, and hold wherever they are a guest. */
async function recipient(userId: string, { accounts, refusals }: Delivery): Promise<Account | undefined> {
  const account = await accounts.find(userId);
  return account?.email && isGuestId(userId) ? { ...account, ...(await refusals.find(account.email)) } : account;
}

interface ToBeTold {
  readonly notice: Notice;
  readonly account: Account;
  readonly told: NoticeContent;
}

async function mail(what: ToBeTold, by: Delivery, now: Date): Promise<'sent' | 'already' | 'unwanted' | 'held'> {
  const { notice, account, told } = what;
  const { cause, userId, topic, about, isUrgent } = notice;
  const how = chooseDelivery({ topic, startsAt: about?.startsAt, isUrgent }, account, now);
  if (how.way === 'off') return 'unwanted';
  const noticeId = idFrom('notice', cause, userId, 'email', topic);
  const claimedBy = randomUUID();
  const claim = await by.notices.claim({ noticeId, userId, topic }, claimedBy, now);
  if (claim === 'sent') return 'already';
  if (claim === 'busy') throw new NoticeBusy(cause);
  const until = how.way === 'held' ? how.until : await by.pace.take({ userId, topic }, noticeId, now);
  if (until) {
    await by.held.hold({ ...heldWords(what), userId, until, noticeId, topic }, claimedBy, now);
    return 'held';
  }
  const letter = toLetter({ notice, account, noticeId, told, now }, by.origin, await by.secret());
  await sendClaimed(letter, { noticeId, claimedBy }, by, now);
  return 'sent';
}

/**
 * Sends a mail that is claimed, and settles the claim.
 * @throws {MailRefused}
 */
export async function sendClaimed(
  letter: Letter,
  { noticeId, claimedBy }: { noticeId: string; claimedBy: string },
  by: Pick<Delivery, 'mailer' | 'notices'>,
  now: Date,
): Promise<void> {
  try {
    await by.mailer.send(letter, now);
  } catch (error) {
    if (error instanceof MailRefused) await by.notices.release(noticeId, claimedBy);
    throw error;
  }
  await by.notices.markSent(noticeId, claimedBy, now);
}

function heldWords({ notice: { authorId, causedAt, about }, told }: ToBeTold) {
  const { title, description: words } = wordsOf(told);
  const { url } = told.content.action ?? {};
  const startsAt = about?.startsAt;
  return { title, words, causedAt, ...(url && { url }), ...(startsAt && { startsAt }), ...(authorId && { authorId }) };
}

/** What is said beside a subject in a list of mails says it in other lists too. */
const wordsOf = ({ subject, content }: NoticeContent) => ({ title: subject, description: content.preheader });

function toNotification(notice: Notice, told: NoticeContent, origin: string) {
  const { cause, causedAt, userId, topic, about, authorId } = notice;
  const url = told.content.action?.url;
  const path = url?.startsWith(`${origin}/`) ? url.slice(origin.length) : undefined;
  const { eventId, gameTypeId, asks, person, family, startsAt } = about ?? {};
  return {
    userId,
    notificationId: notificationIdOf(cause, userId, topic),
    type: topic,
    ...wordsOf(told),
    data: {
      ...(path && { path }),
      ...(eventId && { eventId }),
      ...(gameTypeId && { gameTypeId }),
      ...(asks && { asks }),
      ...person,
      ...(family && { family }),
    },
    createdAt: new Date(causedAt).toISOString(),
    ...(startsAt && { startsAt }),
    ...(authorId && { authorId }),
    ...nightOf(notice),
  };
}

/** What decides whether it is pushed at night. */
const nightOf = ({ isUrgent, about: { timeZone } = {} }: Notice) => ({
  ...(timeZone && { timeZone }),
  ...(isUrgent && { isUrgent }),
});

const isFromBlocked = async ({ userId, authorId }: Notice, { blocks }: Account, by: Pick<Delivery, 'blocks'>) =>
  authorId !== undefined && (blocks ?? 0) > 0 && (await by.blocks.isBlocked(userId, authorId));

interface ToBeWritten extends ToBeTold {
  readonly noticeId: string;
  readonly now: Date;
}

function toLetter({ notice, account, noticeId, told, now }: ToBeWritten, origin: string, secret: string): Letter {
  const { topic } = notice;
  const { subject, content, calendar, replyTo, file } = told;
  const { label } = mailTopics[topic];
  const topicOff = canTurnOff(topic) && {
    label: `Turn off ${label}`,
    ...mailOffLink(origin, secret, isGuestId(account.userId) ? addressKey(account.email) : account.userId, topic),
  };
  const off = told.off ?? topicOff;
  const rendered = renderMail({ ...content, ...(off && { unsubscribe: { label: off.label, url: off.page } }) });
  return {
    to: account.email,
    subject,
    ...rendered,
    ...(replyTo && { replyTo }),
    ...(file && { file }),
    noticeId,
    userId: account.userId,
    ...(off && { oneClickOff: off.oneClick }),
    ...(calendar && { calendar: calendar(account, now) }),
  };
}
