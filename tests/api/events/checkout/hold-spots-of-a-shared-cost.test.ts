import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aSharedEvent, fixPrices, orderOf, saveCardFor, sharesIn } from '#tests/support/events/selling/shared-costs.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

const callOff = (eventId: string, host: Account) =>
  eventsApi.signedInAs(host).cancelEvent({ eventId, version: 1, reason: 'host' });

const lost = '4000 0000 0000 9987';

it('saves a card for a share, charges nothing, and seats the player', async () => {
  const { eventId } = await aSharedEvent();
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  expect(order).toMatchObject({ status: 'reserved', pledge: { mostMinor: 1472, hasCard: false, isFinal: false } });
  expect(order.pledge?.consent).toBe(
    'I agree that my card is charged once, 2 hours before the start, for my share of the cost: never more than $14.72, with all fees.',
  );
  await saveCardFor(order.orderId, player);
  const { mine } = await eventsApi.signedInAs(player).getEvent({ eventId });
  expect(mine.status).toBe('in');
  expect(await orderOf(order.orderId, player)).toMatchObject({
    status: 'reserved',
    card: { last4: '4242' },
    pledge: { hasCard: true, isFinal: false },
  });
  const { share } = await checkoutApi.signedInAs(player).getEventQuote({ eventId });
  expect(share).toMatchObject({ mostMinor: 1472, todayMinor: 1060, heads: 1, isFinal: false });
});

it('charges each card once when the price is final: equal shares, the odd cents to the first', async () => {
  const { eventId, event, host } = await aSharedEvent();
  const players = [await aPerson(), await aPerson(), await aPerson()];
  const orders: string[] = [];
  for (const player of players) orders.push(await sharesIn(eventId, player));
  await fixPrices(event);
  await fixPrices(event);
  const paid = await Promise.all(orders.map((orderId, at) => orderOf(orderId, players[at] ?? host)));
  expect(paid.map(({ status, subtotalMinor }) => [status, subtotalMinor])).toEqual([
    ['paid', 334],
    ['paid', 333],
    ['paid', 333],
  ]);
  const { share } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect(share).toMatchObject({ heads: 3, expectedMinor: 1000, isFinal: true });
  const [ann] = players;
  expect(product.mails(ann?.email ?? '').filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
});

it('never charges more than the most that was agreed to', async () => {
  const { eventId, event } = await aSharedEvent({ costShare: { total: usd(8400), capPerHead: usd(1400) } });
  const player = await aPerson();
  const orderId = await sharesIn(eventId, player);
  await fixPrices(event);
  expect(await orderOf(orderId, player)).toMatchObject({ status: 'paid', totalMinor: 1472 });
});

it('charges no one where fewer are in than the minimum', async () => {
  const { eventId, event } = await aSharedEvent({ hasMinimumNeeded: true, minimumNeeded: 3, hoursToCancelBefore: 1 });
  const player = await aPerson();
  const orderId = await sharesIn(eventId, player);
  await fixPrices(event);
  expect(await orderOf(orderId, player)).toMatchObject({ status: 'cancelled' });
});

it('charges nothing where a player leaves before, and shares the cost among the others', async () => {
  const { eventId, event } = await aSharedEvent();
  const [ann, bo] = [await aPerson(), await aPerson()];
  const [first, second] = [await sharesIn(eventId, ann), await sharesIn(eventId, bo)];
  await eventsApi.signedInAs(ann).leaveEvent({ eventId });
  await settleAll();
  await fixPrices(event);
  expect(await orderOf(first, ann)).toMatchObject({ status: 'cancelled' });
  expect(await orderOf(second, bo)).toMatchObject({ status: 'paid', subtotalMinor: 1000 });
});

it('gives half an hour to pay where the card is refused, and then the spot to the next', async () => {
  const { eventId, event } = await aSharedEvent();
  const [ann, bo] = [await aPerson(), await aPerson()];
  const [first, second] = [await sharesIn(eventId, ann, lost), await sharesIn(eventId, bo, lost)];
  await fixPrices(event);
  expect(await orderOf(first, ann)).toMatchObject({
    status: 'awaiting_payment',
    declined: 'Your card has been declined.',
  });
  expect(product.mails(ann.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Pay your share/),
  );
  const { mine } = await eventsApi.signedInAs(ann).getEvent({ eventId });
  expect(mine.status).toBe('offered');
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId: first });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  expect(await orderOf(first, ann)).toMatchObject({ status: 'paid', subtotalMinor: 500 });
  expect((await eventsApi.signedInAs(ann).getEvent({ eventId })).mine.status).toBe('in');
  product.clock.forwardMinutes(31);
  await fixPrices(event);
  expect(await orderOf(second, bo)).toMatchObject({ status: 'expired' });
  expect((await eventsApi.signedInAs(bo).getEvent({ eventId })).mine.status).toBe('none');
});

it('sends back what was charged by the policy, and all of it where the host calls it off', async () => {
  const { eventId, event, host } = await aSharedEvent({
    refundPolicy: 'custom',
    refundTiers: [{ hoursBefore: 1, percent: 50 }],
  });
  const [ann, bo] = [await aPerson(), await aPerson()];
  const [first, second] = [await sharesIn(eventId, ann), await sharesIn(eventId, bo)];
  await fixPrices(event);
  await eventsApi.signedInAs(ann).leaveEvent({ eventId });
  await settleAll();
  expect((await orderOf(first, ann)).refunds.map(({ amountMinor }) => amountMinor)).toEqual([250]);
  await callOff(eventId, host);
  await settleAll();
  const { refundedMinor, totalMinor } = await orderOf(second, bo);
  expect(refundedMinor).toBe(totalMinor);
});

it('charges no card of an event that is called off before', async () => {
  const { eventId, event, host } = await aSharedEvent();
  const ann = await aPerson();
  const orderId = await sharesIn(eventId, ann);
  await callOff(eventId, host);
  await settleAll();
  await fixPrices(event);
  expect(await orderOf(orderId, ann)).toMatchObject({ status: 'cancelled' });
});
