import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import { isMailTopic, type MailTopic } from '#shared/notifications/topics.ts';

const purpose = 'mail-off';

/** Where a person turns mail about a topic off: `page` to look at, `oneClick` for mail programs to post to (RFC 8058). */
export interface MailOffLink {
  readonly page: string;
  readonly oneClick: string;
}

/** Only who got the mail has the link, and it does nothing else, so it needs no sign-in and never expires. */
export function mailOffLink(origin: string, secret: string, userId: string, topic: MailTopic): MailOffLink {
  const token = sign(secret, purpose, JSON.stringify([userId, topic]));
  return { page: `${origin}/mail/off?token=${token}`, oneClick: `${origin}/api/mail/off/${token}` };
}

/** What a link's token says, or undefined when it is not one of ours. */
export function readMailOffToken(secret: string, token: string): { userId: string; topic: MailTopic } | undefined {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [userId, topic] = JSON.parse(value) as [string, unknown];
  return isMailTopic(topic) ? { userId, topic } : undefined;
}
