import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, goodCard, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

async function anOpenOrder() {
  const sold = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId: sold.eventId });
  return { ...sold, player, orderId: order.orderId, mine: ordersApi.signedInAs(player) };
}

it('leads to one page, in two tabs and after two presses', async () => {
  const { mine, orderId } = await anOpenOrder();
  const { url } = await mine.startCheckout({ orderId });
  const again = await Promise.all([mine.startCheckout({ orderId }), mine.startCheckout({ orderId })]);
  expect(new Set([url, ...again.map((page) => page.url)]).size).toBe(1);
});

it('keeps the spot through a declined card, and takes the next one', async () => {
  const { mine, orderId, eventId, player } = await anOpenOrder();
  const { url } = await mine.startCheckout({ orderId });
  payWith(cloud.stripe, url, '4000 0000 0000 0002');
  await settleAll();
  expect((await mine.getOrder({ orderId })).declined).toBeTruthy();
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
});

it('gives the money back when the payment comes after the hold and the spot is gone', async () => {
  const { mine, orderId, eventId } = await anOpenOrder();
  const { url } = await mine.startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  // The provider's word is late: the hold runs out and another player takes the spot.
  product.clock.forwardMinutes(11);
  const other = await aPerson();
  await checkoutApi.signedInAs(other).holdSpots({ eventId });
  await settleAll();
  const order = await mine.getOrder({ orderId });
  expect(order).toMatchObject({ refundedMinor: 1266, refunds: [{ trace: { cause: 'undelivered', percent: 100 } }] });
});

it('takes nothing once the seller’s account is gone', async () => {
  const { mine, orderId, host } = await anOpenOrder();
  await payoutAccountEntity(table())
    .patch({ ownerKind: 'user', ownerId: host.userId })
    .set({ chargesEnabled: false })
    .go();
  await expect(mine.startCheckout({ orderId })).rejects.toMatchObject({ code: 'order.sellerGone' });
});

it('refuses an order whose time is over, one that is paid, and those of others', async () => {
  const { mine, orderId } = await anOpenOrder();
  const stranger = ordersApi.signedInAs(await aPerson());
  await expect(stranger.startCheckout({ orderId })).rejects.toMatchObject({ code: 'order.notFound' });
  product.clock.forwardMinutes(11);
  await expect(mine.startCheckout({ orderId })).rejects.toMatchObject({ code: 'order.closed' });
  const sold = await aCardEvent();
  const payer = await aPerson();
  const paid = await payFor(sold.eventId, payer);
  const again = ordersApi.signedInAs(payer).startCheckout({ orderId: paid });
  await expect(again).rejects.toMatchObject({ code: 'order.paid' });
});
