import { randomUUID } from 'node:crypto';
import type { Engine, EngineAnswer } from '../engines/engine.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';
import { parseMail } from './parse-mail.ts';

/** SES takes messages of up to 40 MB through its API (SES quotas); nothing of ours comes near this. */
const maxMessageBytes = 10 * 1024 * 1024;

/**
 * SES, for sending (query protocol): https://docs.aws.amazon.com/ses/latest/APIReference/API_SendRawEmail.html
 * @param keep stores the mail; once it returned the mail counts as sent.
 */
export function createSesEngine(keep: (mail: Mail) => Promise<void> | void, now: () => Date): Engine {
  return async ({ body }) => {
    const form = new URLSearchParams(body.toString());
    const action = form.get('Action') ?? '';
    const read = actions[action];
    if (!read) return refusal('InvalidAction', `No action ${action}`);
    const { raw, to } = read(form);
    if (raw.length > maxMessageBytes) return refusal('MessageRejected', 'Message too long.');
    const messageId = `${randomUUID()}-000000`;
    const mail = await parseMail(raw, { messageId, sentAt: now().toISOString(), to, tags: readTags(form) });
    if (mail.to.length === 0) return refusal('InvalidParameterValue', 'Missing destination.');
    await keep(mail);
    return xml(`<${action}Response xmlns="${namespace}"><${action}Result><MessageId>${messageId}</MessageId>\
</${action}Result><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`);
  };
}

/** What each action sends, and its recipients; without recipients they are in the message itself. */
const actions: Readonly<Record<string, (form: URLSearchParams) => { raw: Buffer; to: readonly string[] }>> = {
  SendEmail: (form) => ({ raw: compose(form), to: recipients(form) }),
  SendRawEmail: (form) => ({
    raw: Buffer.from(form.get('RawMessage.Data') ?? '', 'base64'),
    to: members(form, 'Destinations'),
  }),
};

const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';
const xml = (body: string, status = 200): EngineAnswer => ({ status, headers: { 'content-type': 'text/xml' }, body });

const refusal = (code: string, message: string): EngineAnswer =>
  xml(
    `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message>\
</Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
    400,
  );

const recipients = (form: URLSearchParams): string[] =>
  ['To', 'Cc', 'Bcc'].flatMap((kind) => members(form, `Destination.${kind}Addresses`));

const compose = (form: URLSearchParams): Buffer =>
  composeMail({
    from: form.get('Source') ?? '',
    to: members(form, 'Destination.ToAddresses'),
    replyTo: members(form, 'ReplyToAddresses'),
    subject: form.get('Message.Subject.Data') ?? '',
    text: form.get('Message.Body.Text.Data') ?? '',
    html: form.get('Message.Body.Html.Data') ?? '',
  });

/** Lists travel as `Name.member.1`, `Name.member.2`, ... */
function members(form: URLSearchParams, name: string): string[] {
  const found: string[] = [];
  for (let index = 1; form.has(`${name}.member.${index}`); index++)
    found.push(form.get(`${name}.member.${index}`) ?? '');
  return found;
}

function readTags(form: URLSearchParams): Record<string, string> {
  const tags: Record<string, string> = {};
  for (let index = 1; form.has(`Tags.member.${index}.Name`); index++)
    tags[form.get(`Tags.member.${index}.Name`) ?? ''] = form.get(`Tags.member.${index}.Value`) ?? '';
  return tags;
}
