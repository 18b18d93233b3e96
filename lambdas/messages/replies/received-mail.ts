import PostalMime from 'postal-mime';
import * as z from 'zod';

const verdict = z.object({ status: z.string() }).optional();

/**
 * What the mail service says of a mail that it took in, with the mail itself
 * (https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html).
 */
export const MailReceived = z.object({
  mail: z.object({ messageId: z.string() }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    dmarcVerdict: verdict,
  }),
  /** Base64. */
  content: z.string(),
});
type MailReceived = z.infer<typeof MailReceived>;

/** A mail as far as passing it on needs it. */
export interface ReceivedMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  /** Spam, a forged sender, or written by a machine: it is not passed on. */
  readonly isRefused: boolean;
}

export async function readMail({ mail, receipt, content }: MailReceived): Promise<ReceivedMail> {
  const { from, text, html, headers } = await PostalMime.parse(Buffer.from(content, 'base64'));
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? '';
  const isAutomatic = !['', 'no'].includes(header('auto-submitted')) || /bulk|junk|list/.test(header('precedence'));
  const failed = [receipt.spamVerdict, receipt.virusVerdict, receipt.dmarcVerdict].some(
    (said) => said?.status === 'FAIL',
  );
  return {
    messageId: mail.messageId,
    from: (from?.address ?? '').toLowerCase(),
    to: receipt.recipients,
    text: text ?? (html ?? '').replaceAll(/<[^>]+>/g, ' '),
    isRefused: failed || isAutomatic,
  };
}
