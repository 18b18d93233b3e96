import { expect, it } from 'vitest';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { handler } from '#lambdas/notifications/api.ts';
import { mailOffLink } from '#lambdas/notifications/ports/mail-off-link.ts';
import { addressKey, createMailRefusals } from '#lambdas/notifications/ports/mail-refusals.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';

const { signedOut, send } = product.client(notificationsContract, handler);
const visitor = signedOut();
const linkFor = async (userId: string, topic: MailTopic) =>
  mailOffLink('http://localhost:5173', await signingSecret(), userId, topic).oneClick;
const tokenFor = async (userId: string, topic: MailTopic) => (await linkFor(userId, topic)).split('/').at(-1) ?? '';
const offFor = async (userId: string) => (await createAccountReader(table()).find(userId))?.mailOff ?? [];

it('turns off mail about one topic, once', async () => {
  const { userId } = await aPerson();
  const token = await tokenFor(userId, 'eventReminder');
  expect(await visitor.turnOffMail({ token })).toEqual({ topic: 'eventReminder' });
  await visitor.turnOffMail({ token });
  await visitor.turnOffMail({ token: await tokenFor(userId, 'rsvp') });
  expect(await offFor(userId)).toEqual(['eventReminder', 'rsvp']);
});

it('turns it off for an address without an account, at every event', async () => {
  const email = 'guest@people.example';
  const token = await tokenFor(addressKey(email), 'rsvp');
  for (const _ of [1, 2]) expect(await visitor.turnOffMail({ token })).toEqual({ topic: 'rsvp' });
  expect(await createMailRefusals(table()).find(email)).toEqual({ mailOff: ['rsvp'] });
});

it('takes the form that mail programs post', async () => {
  const { userId } = await aPerson();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const response = await send(new Request(await linkFor(userId, 'rsvp'), { method: 'POST', body }));
  expect(response.status).toBe(200);
  expect(await offFor(userId)).toEqual(['rsvp']);
});

it('changes nothing when a link is only opened', async () => {
  const { userId } = await aPerson();
  expect((await send(new Request(await linkFor(userId, 'rsvp')))).status).toBe(404);
  expect(await offFor(userId)).toEqual([]);
});

it('refuses a link that was changed anywhere', async () => {
  const { userId } = await aPerson();
  const token = await tokenFor(userId, 'rsvp');
  const changed = [...token].map(
    (character, index) => token.slice(0, index) + (character === 'A' ? 'B' : 'A') + token.slice(index + 1),
  );
  for (const broken of [...changed, token.slice(0, -1), `${token}A`, 'x'])
    await expect(visitor.turnOffMail({ token: broken })).rejects.toMatchObject({ code: 'mail.linkInvalid' });
  expect(await offFor(userId)).toEqual([]);
});

it('keeps the mail without which people would travel for nothing', async () => {
  const { userId } = await aPerson();
  const token = await tokenFor(userId, 'eventCancelled');
  await expect(visitor.turnOffMail({ token })).rejects.toMatchObject({ code: 'mail.linkInvalid' });
});

it('says nothing about who exists', async () => {
  const { userId } = aStranger();
  expect(await visitor.turnOffMail({ token: await tokenFor(userId, 'rsvp') })).toEqual({ topic: 'rsvp' });
  expect(await createAccountReader(table()).find(userId)).toBeUndefined();
});

it('names the token when it is too long', async () => {
  await expect(visitor.turnOffMail({ token: 'x'.repeat(1025) })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { token: expect.any(String) },
  });
});
