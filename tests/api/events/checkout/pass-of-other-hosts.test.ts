import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost, checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aCoHost } from '#tests/support/events/hosts.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { aPassSeries, buyPass } from '#tests/support/events/selling/passes.ts';

it('lets only a host of all its dates send a pass back or answer its dispute', async () => {
  const [{ eventId, host, ids }, player] = [await aPassSeries(), await aPerson()];
  const [, date = ''] = ids;
  const orderId = await buyPass(eventId, player);
  const read = async () => (await eventsApi.signedInAs(host).getEvent({ eventId: date })).event;
  const heir = await aCoHost(await read(), host);
  const { version } = await read();
  await lifecycleApi.signedInAs(host).transferEvent({ eventId: date, userId: heir.userId, version });
  await aSellingHost(heir);
  const desk = checkoutApi.signedInAs(heir);
  await expect(desk.refundEventOrder({ eventId: date, orderId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(desk.getEventDispute({ eventId: date, orderId })).rejects.toMatchObject({ code: 'access.denied' });
  expect(await desk.listEventOrders({ eventId: date })).toMatchObject({ mayRefund: true, othersPasses: [orderId] });
  const seller = checkoutApi.signedInAs(host);
  expect(await seller.listEventOrders({ eventId })).toMatchObject({ othersPasses: [orderId] });
  const own = await payFor(date, await aPerson());
  await expect(desk.refundEventOrder({ eventId: date, orderId: own })).resolves.toMatchObject({ orderId: own });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ status: 'paid', refunds: [] });
});
