import type { Buffer } from 'node:buffer';
import PostalMime from 'postal-mime';
import type { Mail } from './mail.ts';

/** Who a mail is really for, and what the mail service was told about it. */
export interface Envelope {
  readonly messageId: string;
  readonly sentAt: string;
  readonly to: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

/** Reads a MIME message back into its parts. Tags may also be in the header SES reads them from. */
export async function parseMail(raw: Buffer, { messageId, sentAt, to, tags }: Envelope): Promise<Mail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  const named = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])].map(({ address }) => address ?? '');
  return {
    messageId,
    sentAt,
    from: mail.from?.address ?? '',
    to: (to.length > 0 ? to : named).map(bareAddress),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      contentType: mimeType,
      base64: String(content).replaceAll(/\s/g, ''),
    })),
    tags: { ...readTags(headers['x-ses-message-tags']), ...tags },
  };
}

/** `Name <a@b.c>` and `a@b.c` are the same mailbox. */
const bareAddress = (address: string): string => (/<([^>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase();

const readTags = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header
      .split(',')
      .map((pair) => pair.split('=').map((part) => part.trim()))
      .filter(([name, value]) => name && value),
  );
