import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { variable } from '../env.ts';
import { traceId } from '../observability/invocation.ts';
import { type Letter, type Mailer, MailRefused } from './mailer.ts';
import { bareAddress, toMime } from './mime.ts';

/**
 * The mail service of the stage (SES). It is asked once: after a timeout the mail may have gone out, and a client that
 * tries again by itself would send it twice.
 */
export function createMailer(): Mailer {
  const ses = new SESClient({ maxAttempts: 1, requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 } });
  return {
    send: async (letter, now) => {
      const from = variable('MAIL_FROM');
      const command = new SendRawEmailCommand({
        Source: from,
        Destinations: [bareAddress(letter.to)],
        RawMessage: { Data: Buffer.from(toMime(letter, from, now, traceId())) },
        ConfigurationSetName: variable('MAIL_CONFIGURATION_SET'),
        Tags: tagsOf(letter),
      });
      await ses.send(command).catch((error: unknown) => {
        throw isRefusal(error) ? new MailRefused('The mail service refused a mail', { cause: error }) : error;
      });
    },
  };
}

const tagsOf = ({ noticeId, userId }: Letter, trace = traceId()) => [
  ...(trace ? [{ Name: 'trace', Value: trace }] : []),
  ...(noticeId ? [{ Name: 'notice', Value: noticeId }] : []),
  ...(userId ? [{ Name: 'person', Value: userId }] : []),
];

/** Below 500 the service says what is wrong with the request or that there are too many; it has taken nothing. */
function isRefusal(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500;
}
