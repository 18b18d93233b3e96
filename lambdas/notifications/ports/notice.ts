import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { MailContent } from '#lambdas/kernel/mail/layout.ts';
import type { Letter, MailFile } from '#lambdas/kernel/mail/mailer.ts';
import type { NotificationData, Question } from '#shared/notifications/notification.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import type { MailOffLink } from './mail-off-link.ts';

/** A notice in words; how it looks and how it is turned off is added here. */
export interface NoticeContent {
  readonly subject: string;
  readonly content: Omit<MailContent, 'unsubscribe'>;
  /** Where less than the whole topic is turned off; without it the topic is. */
  readonly off?: MailOffLink & { readonly label: string };
  /** Where answers to the mail go. */
  readonly replyTo?: string;
  /** A file that comes with the mail; a mail that waits for a digest comes without it. */
  readonly file?: MailFile;
  /** A calendar file for this person, written at this moment. */
  readonly calendar?: (account: Account, now: Date) => NonNullable<Letter['calendar']>;
}

export interface Notice {
  /** Names what happened. One person is told once per cause and channel, however often this is tried. */
  readonly cause: string;
  readonly causedAt: string;
  readonly userId: string;
  readonly topic: MailTopic;
  /** The person who asked for this recipient, if any: blocked people are not heard (P24). */
  readonly authorId?: string | undefined;
  /** It is pushed at night too. */
  readonly isUrgent?: true | undefined;
  /** The event that it is about, and what it asks of the person. */
  readonly about?: {
    readonly eventId?: string;
    readonly startsAt?: string;
    /** Where its clock is read: the night of people who never said where they are. */
    readonly timeZone?: string;
    readonly gameTypeId?: string;
    readonly asks?: Question | undefined;
    /** The player who asks or invites. */
    readonly person?: { readonly personId: string; readonly personName: string } | undefined;
    /** The request to be family that it is about. */
    readonly family?: NotificationData['family'];
  };
  readonly tell: (account: Account) => NoticeContent;
}
