import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { aCardEventWithCode, aHold } from '#tests/support/events/selling/discounts.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

it('leaves the order as it was before the code, which is free again', async () => {
  const { eventId, codes } = await aCardEventWithCode();
  const { mine, orderId, order } = await aHold(eventId);
  await mine.applyCode({ orderId, code: 'FRIENDS' });
  expect(await mine.removeCode({ orderId })).toEqual(order);
  expect(await mine.removeCode({ orderId })).toEqual(order);
  expect((await codes.listEventDiscounts({ eventId })).discounts).toMatchObject([{ used: 0 }]);
});

it('refuses orders of others, and those that are being paid, paid or over', async () => {
  const { eventId } = await aCardEventWithCode();
  const { mine, orderId } = await aHold(eventId);
  const stranger = ordersApi.signedInAs(await aPerson());
  await expect(stranger.removeCode({ orderId })).rejects.toMatchObject({ code: 'order.notFound' });
  const { url } = await mine.startCheckout({ orderId });
  await expect(mine.removeCode({ orderId })).rejects.toMatchObject({ code: 'order.paying' });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await expect(mine.removeCode({ orderId })).rejects.toMatchObject({ code: 'order.paid' });
  const late = await aHold(eventId);
  product.clock.forwardMinutes(11);
  await expect(late.mine.removeCode({ orderId: late.orderId })).rejects.toMatchObject({ code: 'order.closed' });
});
