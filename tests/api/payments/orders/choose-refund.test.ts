import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, earnsMore, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { transactionsApi } from '#tests/support/payments/transactions.ts';
import { product } from '#tests/support/product/product.ts';

/** A player who paid $12.66 by card for an event whose payers choose where refunds go. */
async function aPaidSpot(differences: object = {}) {
  const event = await aCardEvent({ refundTo: 'choice', ...differences });
  await earnsMore(event.host);
  const player = await aPerson();
  const orderId = await payFor(event.eventId, player);
  const orders = ordersApi.signedInAs(player);
  const mine = creditsApi.signedInAs(player);
  const balance = async () => (await mine.listMyCredits({})).credits[0]?.balanceMinor ?? 0;
  const leave = async () => {
    await eventsApi.signedInAs(player).leaveEvent({ eventId: event.eventId });
    await settleAll();
  };
  return { ...event, player, orderId, orders, mine, balance, leave, personId: player.userId };
}

it('is credit with the host right away for a player who chose that, and nothing goes to the card', async () => {
  const { orders, orderId, personId, leave, balance, mine, player, host, eventId } = await aPaidSpot();
  const choose = () => orders.chooseRefund({ orderId, personId, to: 'credit' });
  expect(await choose()).toEqual(await choose());
  await leave();
  expect(await orders.getOrder({ orderId })).toMatchObject({
    status: 'refunded',
    refundedMinor: 0,
    creditBackMinor: 1266,
    refunds: [{ status: 'succeeded', amountMinor: 0, creditMinor: 1266, trace: { to: 'credit', percent: 100 } }],
  });
  expect(await balance()).toBe(1266);
  expect((await mine.listMyCredits({})).lines).toMatchObject([{ kind: 'refunded', amountMinor: 1266, orderId }]);
  const [letter] = product.mails(player.email).filter(({ subject }) => subject.includes('your credit now'));
  expect(letter?.text).toContain('As credit, with the service fee.');
  const { transactions } = await transactionsApi
    .signedInAs(host)
    .listTransactions({ view: 'received', subjectId: eventId });
  const sums = transactions.map(({ kind, amountMinor }) => [kind, amountMinor]);
  expect(sums).toContainEqual(['credit', -1266]);
  expect(sums.map(([kind]) => kind)).not.toContain('refund');
});

it('pays for the next event of the same host', async () => {
  const { orders, orderId, personId, leave, balance, player, host } = await aPaidSpot();
  await orders.chooseRefund({ orderId, personId, to: 'credit' });
  await leave();
  const { eventId } = await aCardEvent({}, host).catch(() => ({ eventId: '' }));
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  expect(order).toMatchObject({ creditMinor: 1266, totalMinor: 0 });
  expect(await balance()).toBe(0);
});

it('gives as credit the part of the service fee that the card loses', async () => {
  const refundPolicy = 'custom' as const;
  const refundTiers = [{ hoursBefore: 1, percent: 50 }];
  const kept = await aPaidSpot({ refundPolicy, refundTiers });
  await kept.leave();
  expect(await kept.orders.getOrder({ orderId: kept.orderId })).toMatchObject({ refundedMinor: 600 });
  const { orders, orderId, personId, leave, balance } = await aPaidSpot({ refundPolicy, refundTiers });
  await orders.chooseRefund({ orderId, personId, to: 'credit' });
  await leave();
  expect(await balance()).toBe(633);
});

it('goes to the card where they chose that last, said nothing, or chose long before they left', async () => {
  const { orders, orderId, personId, leave, balance } = await aPaidSpot();
  await orders.chooseRefund({ orderId, personId, to: 'credit' });
  await orders.chooseRefund({ orderId, personId, to: 'card' });
  await leave();
  expect(await orders.getOrder({ orderId })).toMatchObject({ refundedMinor: 1266 });
  expect(await balance()).toBe(0);
  const late = await aPaidSpot({ refundTo: 'credit' });
  await late.orders.chooseRefund({ orderId: late.orderId, personId: late.personId, to: 'credit' });
  product.clock.forwardMinutes(16);
  await late.leave();
  expect(await late.balance()).toBe(0);
});

it('is refused where the event’s refunds go to the card, and for orders of others', async () => {
  const { orders, orderId, personId } = await aPaidSpot({ refundTo: 'card' });
  const asked = { orderId, personId, to: 'credit' as const };
  await expect(orders.chooseRefund(asked)).rejects.toMatchObject({ code: 'credit.notOffered' });
  const stranger = ordersApi.signedInAs(await aPerson());
  await expect(stranger.chooseRefund(asked)).rejects.toMatchObject({ code: 'order.notFound' });
});
