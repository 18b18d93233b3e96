import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { counting } from '#tests/bench/counted-table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor } from '#tests/support/events/checkout.ts';
import { disputeOf } from '#tests/support/payments/disputes.ts';
import { havePaid, paidOut, transactionsApi } from '#tests/support/payments/transactions.ts';
import { cloud } from '#tests/support/product/cloud.ts';

const asked = counting(table().client);

it('takes in every webhook of a sale, a dispute and a payout with at most five requests to the table', async () => {
  const { eventId, stripeId } = await aCardEvent();
  const takeIn = cloud.takeWebhook;
  const counts: number[] = [];
  cloud.takeWebhook = async (webhook) => {
    const before = asked.requests;
    const status = await takeIn(webhook);
    counts.push(asked.requests - before);
    return status;
  };
  await disputeOf(await payFor(eventId, await aPerson()), stripeId);
  await paidOut(stripeId);
  expect(counts.length).toBeGreaterThan(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
});

it('lists a page of transactions with at most three requests to the table, however many there are', async () => {
  const { host, stripeId } = await aCardEvent();
  await havePaid(stripeId, 3000);
  const before = asked.requests;
  const { transactions } = await transactionsApi.signedInAs(host).listTransactions({});
  expect(transactions).toHaveLength(50);
  expect(asked.requests - before).toBeLessThanOrEqual(3);
});

it('starts a checkout with at most eight requests to the table, and leads back to it with fewer', async () => {
  const { eventId } = await aCardEvent();
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const start = async () => {
    const before = asked.requests;
    await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
    return asked.requests - before;
  };
  const first = await start();
  expect(first).toBeLessThanOrEqual(8);
  expect(await start()).toBeLessThan(first);
});
