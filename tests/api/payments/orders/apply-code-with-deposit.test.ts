import { expect, it } from 'vitest';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import { payDues, payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { earnsMore, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { aSeasonWithCode } from '#tests/support/payments/discounts.ts';

const code = 'FRIENDS';
const tenDollars = { kind: 'amount' as const, amountMinor: 1000 };

/** A place of $50 with a deposit of $20 and the code FRIENDS of 25%, and its player at the checkout. */
async function withDeposit(deposit = 2000, said: Parameters<typeof aSeasonWithCode>[0] = {}) {
  const world = await aSeasonWithCode(said, { deposit: usd(deposit) });
  const { seasonId, teamId, codes } = world;
  const player = await aRegistered(world);
  const checkout = seasonCheckoutApi.signedInAs(player);
  const dueIds = [player.userId];
  return {
    ...world,
    player,
    mine: ordersApi.signedInAs(player),
    early: () => codes.saveAutomaticDiscount({ teamId, rule: 'early', off: tenDollars, lastDay: '2098-12-05' }),
    order: (isDeposit = true) => checkout.orderSeasonDues({ seasonId, dueIds, isDeposit }),
    toPay: async () => (await checkout.getSeasonCheckout({ seasonId })).toPay,
    owed: async () => (await competitionPaymentsApi.signedInAs(player).getMySeasonDues({ seasonId })).dues,
  };
}

it('fixes the early bird with the deposit: it comes off the balance, though it is over by then', async () => {
  const world = await withDeposit();
  await world.early();
  const order = await world.order();
  expect(order).toMatchObject({
    subtotalMinor: 2000,
    lines: [{ fullMinor: 5000, amountMinor: 2000, laterMinor: 2000 }],
  });
  expect((await world.order()).orderId).toBe(order.orderId);
  await payOrder(world.player, order.orderId);
  await world.codes.endTeamDiscount({ teamId: world.teamId, code: 'AUTO.EARLY.2098-12-05' });
  expect(await world.toPay()).toMatchObject([{ restMinor: 2000, rest: 'fixed' }]);
  expect(await world.owed()).toMatchObject([{ owed: usd(4000), byCard: usd(2000) }]);
  const balance = await world.order(false);
  expect(balance).toMatchObject({ subtotalMinor: 2000 });
  await payOrder(world.player, balance.orderId);
  expect(await world.toPay()).toEqual([]);
});

it('takes a code with the deposit off the whole price, and no second one with the balance', async () => {
  const world = await withDeposit();
  const { mine } = world;
  const { orderId } = await world.order();
  const lowered = await mine.applyCode({ orderId, code });
  expect(lowered).toMatchObject({ subtotalMinor: 2000, lines: [{ fullMinor: 5000, laterMinor: 1750 }] });
  expect((await mine.removeCode({ orderId })).lines).toMatchObject([{ fullMinor: 5000, laterMinor: 3000 }]);
  await mine.applyCode({ orderId, code });
  await payOrder(world.player, orderId);
  await world.early();
  const balance = await world.order(false);
  expect(balance).toMatchObject({ subtotalMinor: 1750 });
  const again = mine.applyCode({ orderId: balance.orderId, code });
  await expect(again).rejects.toMatchObject({ code: 'discount.fixed' });
  const { discounts } = await world.codes.listTeamDiscounts({ teamId: world.teamId });
  expect(discounts.find((one) => one.code === code)?.used).toBe(1);
  await payOrder(world.player, balance.orderId);
  expect(await world.toPay()).toEqual([]);
});

it('takes a code with the balance where the deposit fixed no discount, and no early bird', async () => {
  const world = await withDeposit();
  await payDues(world, world.player, [world.player.userId], true);
  await world.early();
  expect(await world.toPay()).toMatchObject([{ restMinor: 3000, rest: 'open' }]);
  const { orderId, subtotalMinor } = await world.order(false);
  expect(subtotalMinor).toBe(3000);
  expect(await world.mine.applyCode({ orderId, code })).toMatchObject({ subtotalMinor: 2250 });
});

it('asks for no more than the discounted price, and for nothing where the code covers it all', async () => {
  const world = await withDeposit(4500);
  const first = await world.order();
  expect(await world.mine.applyCode({ orderId: first.orderId, code })).toMatchObject({ subtotalMinor: 3750 });
  const free = await withDeposit(2000, { off: { kind: 'percent', percent: 100 } });
  const { orderId } = await free.order();
  expect(await free.mine.applyCode({ orderId, code })).toMatchObject({ totalMinor: 0 });
  await free.mine.startCheckout({ orderId });
  await settleAll();
  expect(await free.toPay()).toEqual([]);
});

it('sends the deposit back and frees the code with the place', async () => {
  const world = await withDeposit();
  const { orderId } = await world.order();
  await world.mine.applyCode({ orderId, code });
  await payOrder(world.player, orderId);
  await seasonsApi.signedInAs(world.player).withdrawRegistration({ seasonId: world.seasonId });
  await earnsMore(world.owner);
  await settleAll();
  const { status, refundedMinor, totalMinor } = await world.mine.getOrder({ orderId });
  expect([status, refundedMinor]).toEqual(['refunded', totalMinor]);
  expect(await world.used()).toBe(0);
});
