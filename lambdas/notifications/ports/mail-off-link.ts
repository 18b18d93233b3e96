import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import { isMailTopic, type MailTopic } from '#shared/notifications/topics.ts';

const purpose = 'mail-off';

/** Where a person turns mail about a topic off: `page` to look at, `oneClick` for mail programs to post to (RFC 8058). */
export interface MailOffLink {
  readonly page: string;
  readonly oneClick: string;
}

/**
 * Only the reader of the mail has the link, and it does nothing else, so it needs no sign-in and never expires.
 * @param holder the account, or the key of an address without one
 */
export function mailOffLink(origin: string, secret: string, holder: string, topic: MailTopic): MailOffLink {
  const token = sign(secret, purpose, JSON.stringify([holder, topic]));
  return {
    page: `${origin}/mail/off?token=${token}`,
    oneClick: `${origin}/api/public/notifications/mail/off/${token}`,
  };
}

/** What a link's token says, or undefined when it is not one of ours. */
export function readMailOffToken(secret: string, token: string): { holder: string; topic: MailTopic } | undefined {
  const value = unsign(secret, purpose, token);
  if (value === undefined) return undefined;
  const [holder, topic] = JSON.parse(value) as [string, unknown];
  return isMailTopic(topic) ? { holder, topic } : undefined;
}
