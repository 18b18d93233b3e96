import * as z from 'zod';

const recipients = z.array(z.object({ emailAddress: z.string() }));
/** What we read of every event: the tags that `send-email.ts` put on the mail. */
const mail = z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) });

/**
 * What the mail service tells through the event bus
 * (https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html).
 */
export const MailEvent = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('Send'), mail }),
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
  }),
  z.object({ eventType: z.literal('Complaint'), mail, complaint: z.object({ complainedRecipients: recipients }) }),
]);
export type MailEvent = z.infer<typeof MailEvent>;

/** Addresses that must get no more mail: they bounce for good, or their owner called our mail unwanted. */
export function addressesToSuppress(event: MailEvent): string[] {
  if (event.eventType === 'Send') return [];
  if (event.eventType === 'Complaint') return event.complaint.complainedRecipients.map(toAddress);
  return event.bounce.bounceType === 'Permanent' ? event.bounce.bouncedRecipients.map(toAddress) : [];
}

/** The service may repeat the address as it stood in the mail, with a name around it. */
const toAddress = ({ emailAddress }: { emailAddress: string }) =>
  (/<([^>]+)>/.exec(emailAddress)?.[1] ?? emailAddress).trim().toLowerCase();
