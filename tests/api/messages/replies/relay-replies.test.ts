import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/messages/replies/receive.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { announcementsApi, toPlayersOf } from '#tests/support/messages/announcements.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { product } from '#tests/support/product/product.ts';

interface Sent {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly headers?: readonly string[];
  readonly dmarc?: 'PASS' | 'FAIL';
  readonly messageId?: string;
}

/** A mail as the mail service hands it on. */
async function receive({ from, to, text, headers = [], dmarc = 'PASS', messageId = randomUUID() }: Sent) {
  const raw = [`From: ${from}`, `To: ${to}`, 'Subject: Re: Court change', ...headers, '', text].join('\r\n');
  const passed = { status: 'PASS' };
  const said = {
    mail: { messageId },
    receipt: { recipients: [to], spamVerdict: passed, virusVerdict: passed, dmarcVerdict: { status: dmarc } },
    content: Buffer.from(raw).toString('base64'),
  };
  await handler({ Records: [{ Sns: { Message: JSON.stringify(said) } }] }, aContext());
  await product.drain();
}

/** An announcement that a player got, and where their replies go. */
async function announced() {
  const { event, host } = await anEvent({ title: 'Thursday volleyball' });
  const [player] = await joiners(event.eventId, 1);
  await announcementsApi.signedInAs(host).sendAnnouncement(toPlayersOf(event.eventId));
  await product.drain();
  const replyTo = product.mails(player!.email).find(({ subject }) => subject.startsWith('Court'))?.headers['reply-to'];
  return { host, player: player!, replyTo: replyTo! };
}

const repliesTo = ({ email }: Account) => product.mails(email).filter(({ subject }) => subject.includes(' replied: '));

it('passes a reply on to the host, and the answer back, without showing either address', async () => {
  const { host, player, replyTo } = await announced();
  const text = `I'm late, call me or write to ${player.email}.\r\n\r\nOn Thu, Rovers wrote:\r\n> Court change`;
  await receive({ from: `Me <${player.email.toUpperCase()}>`, to: replyTo, text });
  const [mail] = repliesTo(host);
  expect(mail?.subject).toMatch(/ replied: Thursday volleyball$/);
  expect(mail?.text).toContain("I'm late, call me or write to [email address].");
  expect(mail?.text).not.toContain('Court change');
  expect(JSON.stringify(mail)).not.toContain(player.email);
  await receive({ from: host.email, to: mail!.headers['reply-to']!, text: 'No problem.' });
  const [answer] = repliesTo(player);
  expect(answer?.text).toContain('No problem.');
  expect(JSON.stringify(answer)).not.toContain(host.email);
});

it('passes a reply on once, however often the mail service hands it over', async () => {
  const { host, player, replyTo } = await announced();
  const reply = { from: player.email, to: replyTo, text: 'On my way.', messageId: randomUUID() };
  await receive(reply);
  await receive(reply);
  expect(repliesTo(host)).toHaveLength(1);
});

it.each<[string, (reply: Sent) => Sent]>([
  ['another sender', (reply) => ({ ...reply, from: 'mallory@people.example' })],
  ['a forged sender', (reply) => ({ ...reply, dmarc: 'FAIL' })],
  ['an out-of-office notice', (reply) => ({ ...reply, headers: ['Auto-Submitted: auto-replied'] })],
  ['an unknown address', (reply) => ({ ...reply, to: `reply+${'0'.repeat(40)}@reply.rovers.example` })],
  ['a reply without words', (reply) => ({ ...reply, text: '> Court change' })],
])('drops %s', async (_, change) => {
  const { host, player, replyTo } = await announced();
  await receive(change({ from: player.email, to: replyTo, text: 'On my way.' }));
  expect(repliesTo(host)).toEqual([]);
});
