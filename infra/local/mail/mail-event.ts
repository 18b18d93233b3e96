import { randomUUID } from 'node:crypto';
import type { BusEvent } from '../engines/events-engine.ts';
import { mailConfigurationSet } from '../environment.ts';
import type { Mail } from './mail.ts';

/** What SES says about a mail through EventBridge, by the detail type it says it with. */
const detailTypes = { Send: 'Email Sent', Bounce: 'Email Bounced', Complaint: 'Email Complaint Received' } as const;
type MailEventType = keyof typeof detailTypes;

/**
 * Everything the mail service tells about a mail it took. Addresses of the mailbox simulator bounce and complain as
 * they do at SES (https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html), whatever their domain.
 */
export function mailEvents(mail: Mail): BusEvent[] {
  const hit = (name: string) => mail.to.filter((address) => new RegExp(`^${name}(\\+[^@]*)?@`).test(address));
  const bounced = hit('bounce').map((emailAddress) => ({ emailAddress }));
  const complained = hit('complaint').map((emailAddress) => ({ emailAddress }));
  const at = { timestamp: mail.sentAt, feedbackId: mail.messageId };
  return [
    toEvent(mail, 'Send', { send: {} }),
    ...(bounced.length > 0
      ? [
          toEvent(mail, 'Bounce', {
            bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: bounced, ...at },
          }),
        ]
      : []),
    ...(complained.length > 0
      ? [toEvent(mail, 'Complaint', { complaint: { complainedRecipients: complained, ...at } })]
      : []),
  ];
}

function toEvent(mail: Mail, eventType: MailEventType, more: object): BusEvent {
  const own = Object.entries(mail.tags).map(([name, value]) => [name, [value]]);
  const tags = { ...Object.fromEntries(own), 'ses:configuration-set': [mailConfigurationSet] };
  const { messageId, sentAt: timestamp, from: source, to: destination } = mail;
  return {
    version: '0',
    id: randomUUID(),
    source: 'aws.ses',
    'detail-type': detailTypes[eventType],
    account: '000000000000',
    time: timestamp,
    region: 'local',
    resources: [],
    detail: { eventType, mail: { messageId, timestamp, source, destination, tags }, ...more },
  };
}
