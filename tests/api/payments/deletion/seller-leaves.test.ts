import { afterEach, expect, it } from 'vitest';
import { move } from '#infra/local/stripe/balance/transactions.ts';
import { control } from '#infra/local/stripe/controls.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as endUses } from '#lambdas/events/checkout/uses-job.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler as nightly } from '#lambdas/payments/nightly/job.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { leave, tendLater } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aDisputedOrder } from '#tests/support/payments/disputes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const orders = createOrders(table());
const accounts = createPayoutAccounts(table());
const accountOf = ({ userId }: Account) => accounts.find({ ownerKind: 'user', ownerId: userId });
const stillOurs = async (stripeId: string) => {
  const { stripe } = await provider();
  return stripe.accounts.retrieve(stripeId).then(
    () => true,
    () => false,
  );
};

afterEach(() => product.clock.reset());

async function jobs(): Promise<void> {
  await runJob(endUses);
  await runJob(nightly);
}

/** Deletes a host's account, and lets all that follows at once happen. */
async function goes(host: Account): Promise<void> {
  await jobs();
  await leave(host);
  await settleAll();
  await tendLater();
  await settleAll();
}

/** The host puts money on their balance: it covers the provider's own fee of what goes back. */
const topUp = (stripeId: string) =>
  cloud.stripe.act((world) =>
    move(world, stripeId, {
      type: 'adjustment',
      category: 'topup',
      source: 'tu_1',
      amount: 2000,
      currency: 'usd',
      isThereAtOnce: true,
    }),
  );

/** Lets a day pass, with everything that is due in it. */
async function aDay(): Promise<void> {
  product.clock.forwardMinutes(25 * 60);
  await settleAll();
  await jobs();
  await settleAll();
}

it('gives every player their money back before the account that was paid is let go', async () => {
  const { eventId, host, stripeId } = await aCardEvent({ refundPolicy: 'strict' });
  const players = [await aPerson(), await aPerson(), await aPerson()];
  const paid: string[] = [];
  for (const player of players) paid.push(await payFor(eventId, player));
  const held = await checkoutApi.signedInAs(await aPerson()).holdSpots({ eventId });
  topUp(stripeId);
  await goes(host);
  expect(await accountOf(host)).toMatchObject({ ownerLeftAt: expect.any(String) });
  for (const orderId of paid)
    expect(await orders.find(orderId)).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'succeeded', amountMinor: 1266, trace: { cause: 'cancelled' } }],
    });
  expect(await orders.find(held.order.orderId)).toMatchObject({ status: 'cancelled' });
  for (const { email } of players)
    expect(product.mails(email ?? '').map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/\$12\.66 is on its way back/),
    );
  expect(await stillOurs(stripeId)).toBe(true);
  await aDay();
  await aDay();
  expect(await accountOf(host)).toBeUndefined();
  expect(await stillOurs(stripeId)).toBe(false);
});

it('keeps the account while its balance is short of a refund, and lets it go once that is sent', async () => {
  const { eventId, host, stripeId } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  await goes(host);
  for (let day = 0; day < 3; day += 1) await aDay();
  expect((await orders.find(orderId))?.refunds).toMatchObject([{ status: 'pending' }]);
  expect(await stillOurs(stripeId)).toBe(true);
  topUp(stripeId);
  const [refund] = (await orders.find(orderId))?.refunds ?? [];
  control(cloud.stripe, { action: 'settleRefund', id: refund?.providerRef });
  for (let day = 0; day < 3; day += 1) await aDay();
  expect((await orders.find(orderId))?.refunds).toMatchObject([{ status: 'succeeded' }]);
  expect(await accountOf(host)).toBeUndefined();
  expect(await stillOurs(stripeId)).toBe(false);
});

it('lets the account go after half a year, whatever still needs it', async () => {
  const { host, stripeId } = await aDisputedOrder();
  await goes(host);
  for (let month = 0; month < 6; month += 1) {
    expect(await stillOurs(stripeId)).toBe(true);
    product.clock.forwardMinutes(31 * 24 * 60);
    await runJob(nightly);
  }
  expect(await accountOf(host)).toBeUndefined();
});

it('sells nothing more on it, while the event of a co-host goes on and pays back from it', async () => {
  const { eventId, host, stripeId } = await aCardEvent();
  const co = await aPerson();
  await hostsApi.signedInAs(host).inviteHost({ eventId, userId: co.userId });
  await hostsApi.signedInAs(co).answerHosting({ eventId, answer: 'confirmed' });
  const [first, second] = [await aPerson(), await aPerson()];
  const orderId = await payFor(eventId, first);
  const { order } = await checkoutApi.signedInAs(second).holdSpots({ eventId });
  await goes(host);
  await expect(ordersApi.signedInAs(second).startCheckout({ orderId: order.orderId })).rejects.toMatchObject({
    code: expect.stringMatching(/^order\./),
  });
  await aDay();
  expect(await stillOurs(stripeId)).toBe(true);
  await eventsApi.signedInAs(first).leaveEvent({ eventId });
  await settleAll();
  expect((await orders.find(orderId))?.refunds).toMatchObject([{ amountMinor: 1266, providerRef: expect.any(String) }]);
});

it('says so to both where the owner ended our access before a refund could be sent', async () => {
  const { eventId, event, host, stripeId } = await aCardEvent();
  topUp(stripeId);
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  control(cloud.stripe, { action: 'disconnect', id: stripeId });
  await settleAll();
  await eventsApi.signedInAs(host).getEvent({ eventId });
  await hostsApi.signedInAs(host).removeJoiner({ eventId, userId: player.userId });
  await settleAll();
  expect((await orders.find(orderId))?.refunds).toMatchObject([{ status: 'failed', failure: 'account_gone' }]);
  const [toPlayer, toHost] = [player, host].map(({ email }) =>
    product.mails(email ?? '').find(({ subject }) => subject.includes(event.title) && /refund/i.test(subject)),
  );
  expect(toPlayer?.text).toContain('We couldn’t send you $12.66');
  expect(toHost?.text).toContain('Refund it in Stripe, or link the same account again');
});
