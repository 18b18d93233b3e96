import { randomUUID } from 'node:crypto';
import { type MailTopic, mailTopics } from '#shared/notifications/topics.ts';
import type { Account, AccountReader } from './accounts.ts';
import type { BlockReader } from './blocks.ts';
import { type MailContent, renderMail } from './mail/layout.ts';
import { mailOffLink } from './mail/mail-off-link.ts';
import { type Letter, type Mailer, MailRefused } from './mail/mailer.ts';
import { idFrom } from './new-id.ts';
import type { Notices } from './notices.ts';

/** Older causes are told to nobody (promise P22). */
const toldWithinMs = 24 * 60 * 60 * 1000;

/** What is told, in words; how it looks and how it is turned off is added here. */
export interface Told {
  readonly subject: string;
  readonly content: Omit<MailContent, 'unsubscribe'>;
  /** A calendar file for this person, written at this moment. */
  readonly calendar?: {
    readonly method: NonNullable<Letter['calendar']>['method'];
    readonly contentFor: (account: Account, now: Date) => string;
  };
}

export interface Notice {
  /** Names what happened. One person is told once per cause and channel, however often this is tried. */
  readonly cause: string;
  readonly causedAt: string;
  readonly userId: string;
  readonly topic: MailTopic;
  /** Who asked for this person in particular, where somebody did: whoever is blocked is not heard (P24). */
  readonly authorId?: string | undefined;
  readonly tell: (account: Account) => Told;
}

export interface Delivery {
  readonly accounts: AccountReader;
  readonly blocks: Pick<BlockReader, 'isBlocked'>;
  readonly notices: Notices;
  readonly mailer: Mailer;
  /** Where the web app is. */
  readonly origin: string;
  readonly secret: () => Promise<string>;
}

/** Somebody else may be sending the same notice; who is asked to try again finds out. */
export class NoticeBusy extends Error {
  override readonly name = 'NoticeBusy';
}

/**
 * Tells one person one thing by e-mail. What the person wants is read at this moment (P23). The mail service knows no
 * keys, so a claim with a lease stands for the mail: whoever holds it sends, and it is settled by the sender or by what
 * the service reports. A mail is repeated only when a sender died and the service reported nothing for as long as the
 * lease; a mail is lost only when everybody stops trying (P19).
 * @throws {NoticeBusy}
 * @throws {MailRefused}
 */
export async function deliver(notice: Notice, by: Delivery, now: Date): Promise<'sent' | 'already' | 'unwanted'> {
  const { cause, userId, topic } = notice;
  if (now.getTime() - Date.parse(notice.causedAt) > toldWithinMs) return 'unwanted';
  const account = await by.accounts.find(userId);
  if (!account || !wants(account, topic)) return 'unwanted';
  if (await isFromBlocked(notice, account, by)) return 'unwanted';
  const noticeId = idFrom('notice', cause, userId, 'email', topic);
  const claimedBy = randomUUID();
  const claim = await by.notices.claim({ noticeId, userId, topic }, claimedBy, now);
  if (claim === 'sent') return 'already';
  if (claim === 'busy') throw new NoticeBusy(cause);
  const letter = toLetter({ notice, account, noticeId, now }, by.origin, await by.secret());
  try {
    await by.mailer.send(letter, now);
  } catch (error) {
    if (error instanceof MailRefused) await by.notices.release(noticeId, claimedBy);
    throw error;
  }
  await by.notices.markSent(noticeId, claimedBy, now);
  return 'sent';
}

function wants({ deletedAt, emailVerified, mailSuppressed, mailOff }: Account, topic: MailTopic): boolean {
  if (deletedAt || !emailVerified || mailSuppressed) return false;
  return !mailTopics[topic].canTurnOff || !mailOff?.includes(topic);
}

const isFromBlocked = async ({ userId, authorId }: Notice, { blocks }: Account, by: Pick<Delivery, 'blocks'>) =>
  authorId !== undefined && hasAny(blocks) && (await by.blocks.isBlocked(userId, authorId));

const hasAny = (count = 0) => count > 0;

interface ToBeWritten {
  readonly notice: Notice;
  readonly account: Account;
  readonly noticeId: string;
  readonly now: Date;
}

function toLetter({ notice, account, noticeId, now }: ToBeWritten, origin: string, secret: string): Letter {
  const { tell, topic } = notice;
  const { subject, content, calendar } = tell(account);
  const { canTurnOff, label } = mailTopics[topic];
  const off = canTurnOff ? mailOffLink(origin, secret, account.userId, topic) : undefined;
  const rendered = renderMail({
    ...content,
    ...(off && { unsubscribe: { label: `Turn off ${label}`, url: off.page } }),
  });
  return {
    to: account.email,
    subject,
    ...rendered,
    noticeId,
    userId: account.userId,
    ...(off && { oneClickOff: off.oneClick }),
    ...(calendar && { calendar: { method: calendar.method, content: calendar.contentFor(account, now) } }),
  };
}
