import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { counting } from '#tests/bench/counted-table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, noSeason } from '#tests/support/competitions/seasons.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { disputeOf } from '#tests/support/payments/disputes.ts';

const { signedInAs } = competitionPaymentsApi;
const asked = counting(table().client);
const noOrder = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';

it('sends back an amount or all that is left, and shows both with the season’s payments', async () => {
  const world = await aCardSeason();
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const orderId = await payDues(world, ann, [ann.userId]);
  const desk = signedInAs(owner);
  expect(await desk.refundSeasonOrder({ seasonId, orderId, amountMinor: 1000 })).toMatchObject({
    refundedMinor: 1000,
    refunds: [{ amountMinor: 1000, trace: { cause: 'host', returnsFee: false } }],
  });
  await expect(desk.refundSeasonOrder({ seasonId, orderId, amountMinor: 4181 })).rejects.toMatchObject({
    code: 'order.nothingLeft',
  });
  await desk.refundSeasonOrder({ seasonId, orderId });
  await settleAll();
  const { orders, dues } = await desk.listSeasonDues({ seasonId });
  expect(orders.find((one) => one.orderId === orderId)).toMatchObject({ refundedMinor: 5180 });
  expect(dues.find(({ dueId }) => dueId === ann.userId)).toMatchObject({ byCard: { amountMinor: 5000 } });
  expect((await ordersApi.signedInAs(ann).getOrder({ orderId })).refundedMinor).toBe(5180);
});

it('refunds no order of anything else, and nothing of a season that there is not', async () => {
  const world = await aCardSeason();
  const other = await aCardSeason();
  const ann = await aRegistered(other);
  const orderId = await payDues(other, ann, [ann.userId]);
  const desk = signedInAs(world.owner);
  const { seasonId } = world;
  await expect(desk.refundSeasonOrder({ seasonId, orderId })).rejects.toMatchObject({ code: 'order.notFound' });
  await expect(desk.refundSeasonOrder({ seasonId, orderId: noOrder })).rejects.toMatchObject({
    code: 'order.notFound',
  });
  const nobody = signedInAs(await aPerson());
  await expect(nobody.refundSeasonOrder({ seasonId: noSeason, orderId })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});

it('lists a season’s payments with as many requests to the table for one player as for ten', async () => {
  const world = await aCardSeason();
  const desk = signedInAs(world.owner);
  const requests = async () => {
    const before = asked.requests;
    await desk.listSeasonDues({ seasonId: world.seasonId });
    return asked.requests - before;
  };
  await aRegistered(world);
  const few = await requests();
  for (let more = 0; more < 9; more += 1) await aRegistered(world);
  expect(await requests()).toBe(few);
  expect(few).toBeLessThanOrEqual(13);
});

it('refunds nothing while the payer’s bank looks into the payment', async () => {
  const world = await aCardSeason();
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const orderId = await payDues(world, ann, [ann.userId]);
  const { stripeId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  await disputeOf(orderId, stripeId);
  await expect(signedInAs(owner).refundSeasonOrder({ seasonId, orderId })).rejects.toMatchObject({
    code: 'order.disputed',
  });
});
