import { expect, it } from 'vitest';
import { handler as runFinished } from '#lambdas/events/lifecycle/completion/job.ts';
import { aCardEvent, checkoutApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { anOrganizer, payoutsApi } from '#tests/support/payments/accounts.ts';
import { aHostAndPayer, creditsApi } from '#tests/support/payments/credits.ts';
import { ordersOf, pays } from '#tests/support/payments/paying-guests.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const said = { amountMinor: 500, reason: 'Helped at the gate' };

it('is given by a host without a community to who paid them, used at their next event, and comes back', async () => {
  const { host, player, give, mine } = await aHostAndPayer();
  expect(await give(500)).toMatchObject({ userId: player.userId, balanceMinor: 500, currency: 'USD' });
  await product.drain();
  expect(product.mails(player.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('gave you $5.00 credit'),
  );
  const price = { amountMinor: 1200, currency: 'USD' as const };
  const next = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ price, refundPolicy: 'flexible' }));
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId: next.eventId });
  expect(order).toMatchObject({ creditMinor: 500, totalMinor: 766 });
  await eventsApi.signedInAs(player).declineOffer({ eventId: next.eventId });
  await settleAll();
  expect((await mine.listMyCredits({})).credits).toMatchObject([{ balanceMinor: 500 }]);
});

it('is given for orders of one’s own alone', async () => {
  const { orderId } = await aHostAndPayer();
  const other = await aCardEvent();
  const theirs = creditsApi.signedInAs(other.host).giveCredit({ orderId, ...said });
  await expect(theirs).rejects.toMatchObject({ code: 'order.notFound' });
});

it('needs a payer with an account to keep it in', async () => {
  const { eventId, host } = await aCardEvent();
  await pays(eventId);
  const [order] = await ordersOf(eventId, host);
  const given = creditsApi.signedInAs(host).giveCredit({ orderId: order?.orderId ?? '', ...said });
  await expect(given).rejects.toMatchObject({ code: 'credit.guestPayer' });
});

it('needs the account of the host, who unlinked it since', async () => {
  const { host, event, orderId } = await aHostAndPayer();
  product.clock.forwardMinutes((Date.parse(event.endsAt) - product.clock.now().getTime()) / 60_000 + 61);
  await product.drain();
  await runJob(runFinished);
  const owner = await anOrganizer(host);
  expect(await payoutsApi.signedInAs(owner).unlinkStripeAccount({})).toBe(true);
  await expect(creditsApi.signedInAs(owner).giveCredit({ orderId, ...said })).rejects.toMatchObject({
    code: 'credit.accountNeeded',
  });
});
