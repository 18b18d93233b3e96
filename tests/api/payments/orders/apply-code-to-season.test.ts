import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import { payDues, payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { aCodedPlayer, aSeasonWithCode } from '#tests/support/payments/discounts.ts';
import { aDependant } from '#tests/support/people/family.ts';

const code = 'FRIENDS';

it('lowers the price of a place, of which nothing is owed then', async () => {
  const { seasonId, mine, orderId, player, owner } = await aCodedPlayer();
  expect(await mine.applyCode({ orderId, code })).toMatchObject({
    code,
    lines: [{ kind: 'registration', amountMinor: 3750, fullMinor: 5000 }],
    totalMinor: 3893,
  });
  await payOrder(player, orderId);
  const due = { owed: usd(3750), byCard: usd(3750) };
  expect((await competitionPaymentsApi.signedInAs(player).getMySeasonDues({ seasonId })).dues).toMatchObject([due]);
  expect((await competitionPaymentsApi.signedInAs(owner).listSeasonDues({ seasonId })).dues).toMatchObject([due]);
  expect((await seasonCheckoutApi.signedInAs(player).getSeasonCheckout({ seasonId })).toPay).toEqual([]);
});

it('sends back what was paid, not the full price, and frees the code with all of it', async () => {
  const world = await aCodedPlayer({ maxUses: 1 });
  const { seasonId, mine, orderId, player, used } = world;
  // The seller has to have the whole sum.
  const other = await aRegistered(world);
  await payDues(world, other, [other.userId]);
  await mine.applyCode({ orderId, code });
  await payOrder(player, orderId);
  expect(await used()).toBe(1);
  await seasonsApi.signedInAs(player).withdrawRegistration({ seasonId });
  await settleAll();
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'refunded', refundedMinor: 3893 });
  expect(await used()).toBe(0);
});

it('lets a player in without a card where nothing is left to pay', async () => {
  const { seasonId, mine, orderId, player } = await aCodedPlayer({ off: { kind: 'spot' } });
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ totalMinor: 0, serviceFeeMinor: 0 });
  expect((await mine.startCheckout({ orderId })).url).toContain('/payment-success');
  await settleAll();
  const { dues } = await competitionPaymentsApi.signedInAs(player).getMySeasonDues({ seasonId });
  expect(dues).toMatchObject([{ owed: usd(0), byCard: usd(0) }]);
});

it('is for the ways to register that its organizer chose', async () => {
  const { mine, orderId, codes, teamId } = await aCodedPlayer({ modes: ['sub_only'] });
  await expect(mine.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'discount.otherMode' });
  const off = { kind: 'percent' as const, percent: 10 };
  await codes.saveTeamDiscount({ teamId, code, off, modes: ['individual'] });
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ subtotalMinor: 4500 });
});

it('is free again with an order that another choice takes the place of, and with one whose time is over', async () => {
  const world = await aSeasonWithCode({ maxUses: 1 });
  const { seasonId, divisionId, used } = world;
  const parent = await aRegistered(world);
  const { dependantId } = await aDependant(parent);
  await seasonsApi.signedInAs(parent).registerDependant({ seasonId, divisionId, mode: 'individual', dependantId });
  const { orderId, mine } = await world.order(parent);
  await mine.applyCode({ orderId, code });
  const dueIds = [parent.userId, dependantId];
  const both = await seasonCheckoutApi.signedInAs(parent).orderSeasonDues({ seasonId, dueIds });
  expect(await used()).toBe(0);
  expect(both.code).toBeUndefined();
  await mine.applyCode({ orderId: both.orderId, code });
  expect(await used()).toBe(1);
});

it('keeps a code of a stranger’s order from others', async () => {
  const { orderId } = await aCodedPlayer();
  const stranger = ordersApi.signedInAs(await aPerson());
  await expect(stranger.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'order.notFound' });
});
