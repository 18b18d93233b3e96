import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { shareLocksAt } from '#shared/events/payments/card-share.ts';
import { leave, tendLater } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { payOrder } from '#tests/support/events/selling/passes.ts';
import { aSharedEvent, fixPrices, orderOf, saveCardFor, sharesIn } from '#tests/support/events/selling/shared-costs.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

it('takes no one in once the price is final and the cost is covered, until a player leaves', async () => {
  const { eventId, event } = await aSharedEvent();
  const [ann, bo, late] = [await aPerson(), await aPerson(), await aPerson()];
  const orderId = await sharesIn(eventId, ann);
  await sharesIn(eventId, bo);
  await fixPrices(event);
  const hold = () => checkoutApi.signedInAs(late).holdSpots({ eventId });
  await expect(hold()).rejects.toMatchObject({ code: 'rsvp.full' });
  const isCovered = async () => (await checkoutApi.signedInAs(late).getEventQuote({ eventId })).share?.isCovered;
  expect(await isCovered()).toBe(true);
  await eventsApi.signedInAs(ann).leaveEvent({ eventId });
  await settleAll();
  expect((await orderOf(orderId, ann)).kept).toMatchObject([{ awaitsRefill: true, trace: { percent: 0 } }]);
  expect(await isCovered()).toBe(false);
  const { order } = await hold();
  expect(order).toMatchObject({ subtotalMinor: 500 });
  expect(order.pledge).toBeUndefined();
  await payOrder(order.orderId, late);
  const { refunds, totalMinor } = await orderOf(orderId, ann);
  expect(refunds).toMatchObject([{ amountMinor: totalMinor, trace: { cause: 'refilled' } }]);
});

it('takes players in afterwards as long as the cap left a part of the cost open', async () => {
  const { eventId, event } = await aSharedEvent({ costShare: { total: usd(3000), capPerHead: usd(1400) } });
  await sharesIn(eventId, await aPerson());
  await fixPrices(event);
  const [second, third] = [await aPerson(), await aPerson()];
  const { order } = await checkoutApi.signedInAs(second).holdSpots({ eventId });
  expect(order).toMatchObject({ subtotalMinor: 1400 });
  const held = checkoutApi.signedInAs(third).holdSpots({ eventId });
  await expect(held).rejects.toMatchObject({ code: 'rsvp.full' });
});

it('charges nothing of a card that is saved once the cost is covered', async () => {
  const { eventId, event, host } = await aSharedEvent();
  const [ann, bo] = [await aPerson(), await aPerson()];
  await sharesIn(eventId, ann);
  const ahead = Date.parse(shareLocksAt(event.startsAt)) - product.clock.now().getTime();
  product.clock.forwardMinutes(Math.floor(ahead / 60_000) - 2);
  const { order } = await checkoutApi.signedInAs(bo).holdSpots({ eventId });
  await fixPrices(event);
  await saveCardFor(order.orderId, bo);
  product.clock.forwardMinutes(11);
  await fixPrices(event);
  expect(await orderOf(order.orderId, bo)).toMatchObject({ status: 'cancelled' });
  expect((await eventsApi.signedInAs(bo).getEvent({ eventId })).mine.status).toBe('none');
  const { orders } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect(orders.filter(({ status }) => status === 'paid').map(({ subtotalMinor }) => subtotalMinor)).toEqual([1000]);
});

it('shares a cost among the children of a family, each with a part, in one order', async () => {
  const { eventId, event } = await aSharedEvent();
  const [parent, bo] = [await aPerson(), await aPerson()];
  const children = [];
  for (const firstName of ['Ana', 'Ben']) {
    const { dependantId } = await aDependant(parent, { firstName });
    children.push({ dependantId });
  }
  const { order } = await checkoutApi.signedInAs(parent).holdFamilySpots({ eventId, children });
  expect(order.pledge).toMatchObject({ hasCard: false });
  await saveCardFor(order.orderId, parent);
  const single = await sharesIn(eventId, bo);
  await fixPrices(event);
  const paid = await orderOf(order.orderId, parent);
  expect([paid.status, paid.lines.map(({ amountMinor }) => amountMinor).toSorted()]).toEqual(['paid', [333, 334]]);
  expect(await orderOf(single, bo)).toMatchObject({ status: 'paid', subtotalMinor: 333 });
});

it('charges no card of a player who deletes their account, and shares the cost among the others', async () => {
  const { eventId, event } = await aSharedEvent();
  const [ann, bo] = [await aPerson(), await aPerson()];
  const [first, second] = [await sharesIn(eventId, ann), await sharesIn(eventId, bo)];
  await leave(ann);
  await settleAll();
  await tendLater();
  await settleAll();
  await fixPrices(event);
  expect(await orderOf(second, bo)).toMatchObject({ status: 'paid', subtotalMinor: 1000 });
  expect(await createOrders(table()).find(first)).toMatchObject({ status: 'expired', payerName: 'Former player' });
});
