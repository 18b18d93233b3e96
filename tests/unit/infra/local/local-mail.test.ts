import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { composeMail } from '#infra/local/mail/compose-mail.ts';
import { mailEvents } from '#infra/local/mail/mail-event.ts';
import { createMailStore } from '#infra/local/mail/mail-store.ts';
import { parseMail } from '#infra/local/mail/parse-mail.ts';

const aMail = (to: readonly string[], messageId = 'm1') =>
  parseMail(
    composeMail({
      from: 'Rovers <no-reply@rovers.example>',
      to,
      subject: 'Grüße\r\nBcc: x@y.z',
      text: 'Hi',
      html: '<p>Hi',
    }),
    { messageId, sentAt: '2026-12-01T00:00:00.000Z', to, tags: { notice: 'n1' } },
  );
const said = async (...to: string[]) =>
  mailEvents(await aMail(to)).map(
    (event) => event.detail as { eventType: string; bounce?: object; complaint?: object },
  );

describe('the mail service', () => {
  it('reads back what was sent, and no header that a subject smuggles in', async () => {
    expect(await aMail(['Sam <Sam@people.example>'])).toMatchObject({
      to: ['sam@people.example'],
      from: 'no-reply@rovers.example',
      subject: 'Grüße Bcc: x@y.z',
      text: expect.stringContaining('Hi'),
    });
  });

  it('says that a mail was sent, with its tags and the configuration set', async () => {
    expect(await said('sam@people.example')).toMatchObject([
      { eventType: 'Send', mail: { tags: { notice: ['n1'], 'ses:configuration-set': ['rovers'] } } },
    ]);
  });

  it('bounces and complains for the addresses of the mailbox simulator', async () => {
    const [sent, bounced] = await said('bounce+1@simulator.example');
    expect([sent?.eventType, bounced]).toMatchObject([
      'Send',
      { bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'bounce+1@simulator.example' }] } },
    ]);
    expect((await said('complaint@simulator.example')).at(-1)).toMatchObject({
      complaint: { complainedRecipients: [{ emailAddress: 'complaint@simulator.example' }] },
    });
  });

  it('keeps mails by recipient, newest first', async () => {
    const store = createMailStore(new DatabaseSync(':memory:'));
    store.add(await aMail(['a@x.example', 'b@x.example'], 'm1'));
    store.add(await aMail(['a@x.example'], 'm2'));
    const ids = (to: string) => store.list({ to, limit: 10 }).map(({ messageId }) => messageId);
    expect([ids('A@x.example'), ids('b@x.example'), ids('c@x.example')]).toEqual([['m2', 'm1'], ['m1'], []]);
  });
});
