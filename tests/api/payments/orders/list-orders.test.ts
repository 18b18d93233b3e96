import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor } from '#tests/support/events/checkout.ts';

it('lists what a player paid, and not what they only looked at', async () => {
  const first = await aCardEvent();
  const second = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(first.eventId, player);
  await checkoutApi.signedInAs(player).holdSpots({ eventId: second.eventId });
  const { orders } = await ordersApi.signedInAs(player).listOrders({});
  expect(orders.map((order) => order.orderId)).toEqual([orderId]);
  expect(await ordersApi.signedInAs(first.host).listOrders({})).toEqual({ orders: [] });
});
