import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { giveUpHosting } from '#lambdas/events/deletion/give-up-hosting.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aCoHost } from '#tests/support/events/hosts.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';

const close = (userId: string) =>
  accountEntity(table()).patch({ userId }).set({ deletedAt: clock.now().toISOString() }).go();

it('gives the event of an owner who closed their account to the first host who did not, and tells them', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [second, third] = [await aCoHost(event, host), await aCoHost(event, host)];
  await Promise.all([close(host.userId), close(second.userId)]);
  await giveUpHosting(host.userId, table(), clock.now());
  const { event: after } = await eventsApi.signedInAs(third).getEvent({ eventId });
  expect(after).toMatchObject({ creatorId: third.userId, hostName: third.displayName });
  await product.drain();
  const mail = product
    .mails(third.email)
    .find(({ subject }) => subject === 'You own this event now: Pickup basketball');
  expect(mail?.text).toContain('The owner of Pickup basketball closed their account, so the event is yours.');
});

it('gives no event to a host who closed their account', async () => {
  const { event, host } = await anEvent();
  const second = await aCoHost(event, host);
  await close(second.userId);
  const given = { eventId: event.eventId, userId: second.userId, version: 3 };
  const giving = lifecycleApi.signedInAs(host).transferEvent(given);
  await expect(giving).rejects.toMatchObject({ code: 'host.notFound' });
});
