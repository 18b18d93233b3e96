import { expect, it } from 'vitest';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler } from '#lambdas/notifications/api.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('lets a mail program turn a topic off with the address in the mail and a form of its own', async () => {
  const { event, host } = await anEvent();
  const [person] = await joiners(event.eventId, 1);
  await product.drain();
  const [mail] = product.mails(person!.email);
  const url = /<(.*)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const answer = await product
    .client(notificationsContract, handler)
    .send(new Request(url, { method: 'POST', body: form }));
  expect(answer.status).toBe(200);
  expect((await createAccountReader(table()).find(person!.userId))?.mailOff).toEqual(['rsvp']);
  await eventsApi.signedInAs(person!).leaveEvent({ eventId: event.eventId });
  await eventsApi.signedInAs(person!).joinEvent({ eventId: event.eventId });
  await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: 1, reason: 'host' });
  await product.drain();
  expect(product.mails(person!.email).map(({ subject }) => subject)).toEqual([
    "You're in: Pickup basketball",
    'Canceled: Pickup basketball',
  ]);
});
