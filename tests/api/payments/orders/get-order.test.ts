import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi } from '#tests/support/events/checkout.ts';

it('shows an order to its payer alone, whatever an address says of it', async () => {
  const { eventId, host } = await aCardEvent();
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const { orderId } = order;
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ orderId, status: 'reserved' });
  await expect(ordersApi.signedInAs(host).getOrder({ orderId })).rejects.toMatchObject({ code: 'order.notFound' });
});
