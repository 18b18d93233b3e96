import { afterEach, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { leave, tendLater } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardEvent,
  checkoutApi,
  earnsMore,
  goodCard,
  ordersApi,
  payFor,
  settleAll,
} from '#tests/support/events/checkout.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aCreditedPlayer } from '#tests/support/payments/credits.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { membersApi } from '#tests/support/teams/teams.ts';

const orders = createOrders(table());
const bankThatPays = '000123456789';
const halfBack = { refundPolicy: 'custom' as const, refundTiers: [{ hoursBefore: 1, percent: 50 }] };

afterEach(() => product.clock.reset());

/** Deletes an account, and lets everything follow, in both passes. */
async function goes(person: Account): Promise<void> {
  await leave(person);
  await settleAll();
  await tendLater();
  await settleAll();
}

const freeAt = async (eventId: string) =>
  (await eventsApi.signedInAs(await aPerson()).getEvent({ eventId })).seats.free;

it('sends back what the policy says, by card, and says no more who had paid', async () => {
  const { eventId, host } = await aCardEvent(halfBack);
  await earnsMore(host);
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  const free = await freeAt(eventId);
  await goes(player);
  expect(await freeAt(eventId)).toBe((free ?? 0) + 1);
  const order = await orders.find(orderId);
  expect(order).toMatchObject({
    status: 'partially_refunded',
    payerName: 'Former player',
    lines: [{ name: 'Former player' }],
    payerLeftAt: expect.any(String),
    refunds: [{ status: 'succeeded', amountMinor: 600, trace: { cause: 'left', percent: 50 } }],
  });
  expect(new Date((order?.expires ?? 0) * 1000).getUTCFullYear()).toBe(
    new Date(order?.createdAt ?? '').getUTCFullYear() + 7,
  );
  expect(JSON.stringify(order)).not.toContain(player.displayName);
});

it('sends money to the card first where credit paid a part, and never as credit by an earlier choice', async () => {
  const { teamId, hold, orders: mine, player, owner } = await aCreditedPlayer(500, { refundTo: 'choice' });
  await earnsMore(owner);
  const { order } = await hold();
  expect(order).toMatchObject({ creditMinor: 500, totalMinor: 766 });
  const { url } = await mine.startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await mine.chooseRefund({ orderId: order.orderId, personId: player.userId, to: 'credit' });
  await membersApi.signedInAs(player).leaveTeam({ teamId });
  await goes(player);
  expect((await orders.find(order.orderId))?.refunds).toMatchObject([
    { status: 'succeeded', amountMinor: 766, creditMinor: 500 },
  ]);
});

it('sends to the card what the host offered as credit, without waiting', async () => {
  const { eventId, host } = await aCardEvent({ refundTo: 'choice' });
  await earnsMore(host);
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  await hostsApi.signedInAs(host).removeJoiner({ eventId, userId: player.userId });
  await settleAll();
  expect((await orders.find(orderId))?.refunds).toMatchObject([{ status: 'requested', offer: expect.anything() }]);
  await goes(player);
  const [refund] = (await orders.find(orderId))?.refunds ?? [];
  expect(refund).toMatchObject({ status: 'succeeded', amountMinor: 1266 });
  expect(refund?.offer).toBeUndefined();
});

it('closes what is not paid yet, and sends back whole what a bank pays later', async () => {
  const { eventId, host } = await aCardEvent({ refundPolicy: 'strict' });
  await earnsMore(host);
  const [waiting, atBank] = [await aPerson(), await aPerson()];
  const held = await checkoutApi.signedInAs(waiting).holdSpots({ eventId });
  await ordersApi.signedInAs(waiting).startCheckout({ orderId: held.order.orderId });
  await goes(waiting);
  expect(await orders.find(held.order.orderId)).toMatchObject({ status: 'expired', payerName: 'Former player' });
  const { order } = await checkoutApi.signedInAs(atBank).holdSpots({ eventId });
  const { url } = await ordersApi.signedInAs(atBank).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, bankThatPays);
  await settleAll();
  await leave(atBank);
  const free = await freeAt(eventId);
  product.clock.forwardMinutes(5 * 24 * 60);
  await settleAll();
  await settleAll();
  expect(await orders.find(order.orderId)).toMatchObject({
    refundableMinor: 0,
    refunds: [{ amountMinor: 1266, status: 'pending', trace: { cause: 'undelivered', percent: 100 } }],
  });
  expect(await freeAt(eventId)).toBe(free);
});

it('gives back the spots of children who go with their parent, and leaves those of children with another parent', async () => {
  const { eventId, host } = await aCardEvent();
  await earnsMore(host);
  const [parent, other] = [await aPerson(), await aPerson()];
  const ana = await aDependant(parent, { firstName: 'Ana' });
  const ben = await aDependant(parent, { firstName: 'Ben' });
  await addGuardian(ben, parent, other);
  const children = [ana, ben].map(({ dependantId }) => ({ dependantId }));
  const { order } = await checkoutApi.signedInAs(parent).holdFamilySpots({ eventId, children });
  const { url } = await ordersApi.signedInAs(parent).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await goes(parent);
  const after = await orders.find(order.orderId);
  expect(after?.refunds).toMatchObject([{ personId: ana.dependantId, amountMinor: 1251, status: 'succeeded' }]);
  expect(after?.lines.map(({ name }) => name)).toEqual(['', '']);
  const { dependants } = await dependantsApi.signedInAs(other).listDependantsAtEvent({ eventId });
  expect(dependants.map(({ firstName, mine }) => [firstName, mine.status])).toEqual([['Ben', 'in']]);
  await dependantsApi.signedInAs(other).leaveForDependant({ eventId, dependantId: ben.dependantId });
  await settleAll();
  expect((await orders.find(order.orderId))?.status).toBe('refunded');
});
