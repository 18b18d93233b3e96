import { expect, it } from 'vitest';
import { handler as tellOfShares } from '#lambdas/competitions/payments/shares/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues, payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aSeason, aSquad, noSeason, noSquad, registers, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const { signedInAs } = seasonCheckoutApi;
const noPrice = { prices: {} };
const equal = { ...noPrice, teamFee: { ...usd(10_000), splitMode: 'equal' as const } };
const custom = { ...noPrice, teamFee: { ...usd(10_000), splitMode: 'custom' as const } };

/** A team of three whose captain splits its fee. */
async function aTeamOfThree(differences: Parameters<typeof aCardSeason>[0] = equal) {
  const world = await aCardSeason(differences);
  const { captain, squadId, code } = await aSquad(world);
  const [ann, bob] = [await aPerson(), await aPerson()];
  for (const one of [ann, bob]) await registers(world, one, { mode: 'join_team', squadCode: code });
  const { seasonId } = world;
  const fee = async () => (await signedInAs(captain).getSeasonCheckout({ seasonId })).teams?.[0];
  const split = async (shares?: { personId: string; amountMinor: number }[]) => {
    const version = (await fee())?.version ?? 0;
    const made = await signedInAs(captain).splitTeamFee({ seasonId, squadId, version, ...(shares && { shares }) });
    await product.drain();
    return made;
  };
  const shareOf = async (person: typeof ann) => {
    const { toPay } = await signedInAs(person).getSeasonCheckout({ seasonId });
    return toPay.find(({ kind }) => kind === 'share');
  };
  const pay = async (person: typeof ann) => payDues(world, person, [(await shareOf(person))?.dueId ?? '']);
  return { ...world, world, captain, squadId, ann, bob, fee, split, shareOf, pay };
}

it('asks each player for an equal share by mail, and the earliest for what is left over', async () => {
  const { captain, ann, bob, split, shareOf } = await aTeamOfThree();
  expect(await shareOf(ann)).toBeUndefined();
  await split();
  expect((await shareOf(captain))?.restMinor).toBe(3334);
  expect(await shareOf(ann)).toMatchObject({ restMinor: 3333, name: 'Comets, your share' });
  expect(product.mails(ann.email).at(-1)).toMatchObject({
    subject: expect.stringContaining('$33.33'),
    text: expect.stringContaining('Pay it by'),
  });
  expect(product.mails(bob.email).at(-1)?.subject).toContain('Your share of the Comets fee');
});

it('shows captain and organizer who paid, and lets the captain pay the rest', async () => {
  const { seasonId, owner, world, captain, squadId, ann, split, fee, pay } = await aTeamOfThree();
  await split();
  await pay(ann);
  expect(await fee()).toMatchObject({ feeMinor: 10_000, restMinor: 6667 });
  expect((await fee())?.players.find(({ personId }) => personId === ann.userId)).toMatchObject({
    paidMinor: 3333,
    restMinor: 0,
  });
  const list = () => competitionPaymentsApi.signedInAs(owner).listSeasonDues({ seasonId });
  expect((await list()).dues).toMatchObject([{ what: 'Team fee, 1 of 3 shares paid', byCard: usd(3333) }]);
  await payDues(world, captain, [squadId]);
  expect(await fee()).toMatchObject({ restMinor: 0 });
  expect((await list()).dues[0]?.byCard).toEqual(usd(10_000));
});

it('never takes more than the fee: what a teammate is paying right now counts as paid', async () => {
  const { seasonId, captain, squadId, ann, split, shareOf } = await aTeamOfThree();
  await split();
  const dueId = (await shareOf(ann))?.dueId ?? '';
  const hers = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [dueId] });
  const rest = await signedInAs(captain).orderSeasonDues({ seasonId, dueIds: [squadId] });
  expect([hers, rest].map(({ subtotalMinor }) => subtotalMinor)).toEqual([3333, 6667]);
  await payOrder(ann, hers.orderId);
  await payOrder(captain, rest.orderId);
  expect((await signedInAs(captain).getSeasonCheckout({ seasonId })).toPay).toEqual([]);
});

it('leaves the unpaid share of a player who leaves to the captain, and sends back what they were paying', async () => {
  const { seasonId, ann, bob, captain, split, shareOf, pay, fee } = await aTeamOfThree();
  await split();
  await pay(bob);
  const dueId = (await shareOf(ann))?.dueId ?? '';
  const { orderId } = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [dueId] });
  await seasonsApi.signedInAs(ann).withdrawRegistration({ seasonId });
  await seasonsApi.signedInAs(bob).withdrawRegistration({ seasonId });
  await settleAll();
  expect((await ordersApi.signedInAs(ann).getOrder({ orderId })).status).toBe('cancelled');
  expect(await fee()).toMatchObject({ restMinor: 6667, players: [{ personId: captain.userId, restMinor: 6667 }] });
});

it('sends every share back to its payer when the team is out', async () => {
  const { seasonId, owner, squadId, ann, captain, split, pay, fee } = await aTeamOfThree();
  await split();
  const orders = [await pay(ann), await pay(captain)];
  const version = (await fee())?.version ?? 0;
  await seasonsApi.signedInAs(owner).setSquadStanding({ seasonId, squadId, version, to: 'withdrawn' });
  await settleAll();
  for (const [index, payer] of [ann, captain].entries())
    expect(await ordersApi.signedInAs(payer).getOrder({ orderId: orders[index] ?? '' })).toMatchObject({
      refunds: [{ trace: { cause: 'removed', percent: 100, returnsFee: true } }],
    });
});

it('reminds players before the end, and tells the captain then whose share is not paid', async () => {
  const { captain, ann, bob, split, pay } = await aTeamOfThree();
  await split();
  await pay(ann);
  product.clock.forwardMinutes(6 * 24 * 60 + 1);
  await runJob(tellOfShares);
  await product.drain();
  expect(product.mails(bob.email).at(-1)?.subject).toContain('Still to pay: $33.33');
  product.clock.forwardMinutes(24 * 60);
  await runJob(tellOfShares);
  await product.drain();
  const told = product.mails(captain.email).at(-1);
  expect(told?.subject).toContain('$33.33 of the Comets fee isn’t paid');
  expect(told?.text).toContain(bob.displayName ?? '');
});

it('takes the shares that a captain sets, and refuses those that are not the fee', async () => {
  const { captain, ann, bob, split, shareOf } = await aTeamOfThree(custom);
  const shares = (mine: number) => [
    { personId: captain.userId, amountMinor: mine },
    { personId: ann.userId, amountMinor: 5000 },
    { personId: bob.userId, amountMinor: 2000 },
  ];
  await expect(split(shares(4000))).rejects.toMatchObject({ code: 'payment.sharesWrong' });
  await split(shares(3000));
  expect((await shareOf(ann))?.restMinor).toBe(5000);
  await expect(
    split([
      { personId: captain.userId, amountMinor: 9980 },
      { personId: ann.userId, amountMinor: 20 },
      { personId: bob.userId, amountMinor: 0 },
    ]),
  ).rejects.toMatchObject({ code: 'payment.tooLittle' });
});

it('takes no discounts off shares, which together are the fee: those are for whole teams', async () => {
  const { seasonId, teamId, owner, world, captain, ann, bob, split, shareOf, fee } = await aTeamOfThree();
  const discounts = teamDiscountsApi.signedInAs(owner);
  const off = { kind: 'percent' as const, percent: 10 };
  await discounts.saveTeamDiscount({ teamId, code: 'FRIENDS', off });
  await discounts.saveAutomaticDiscount({ teamId, rule: 'early', off, lastDay: '2098-12-20' });
  const other = await aSquad(world);
  const whole = { seasonId, dueIds: [other.squadId] };
  expect(await signedInAs(other.captain).orderSeasonDues(whole)).toMatchObject({
    takesCodes: true,
    subtotalMinor: 9000,
  });
  await split();
  const paid: number[] = [];
  for (const player of [captain, ann, bob]) {
    const share = { seasonId, dueIds: [(await shareOf(player))?.dueId ?? ''] };
    const { orderId, subtotalMinor, takesCodes } = await signedInAs(player).orderSeasonDues(share);
    expect(takesCodes).toBe(false);
    await expect(ordersApi.signedInAs(player).applyCode({ orderId, code: 'FRIENDS' })).rejects.toMatchObject({
      code: 'discount.notFound',
    });
    await payOrder(player, orderId);
    paid.push(subtotalMinor);
  }
  expect(paid).toEqual([3334, 3333, 3333]);
  expect(await fee()).toMatchObject({ restMinor: 0 });
});

it('is for the captain of a team that shares its fee, as it is now', async () => {
  const { seasonId, squadId, ann, captain, world } = await aTeamOfThree();
  const asked = { seasonId, squadId, version: 3 };
  await expect(signedInAs(ann).splitTeamFee(asked)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(signedInAs(captain).splitTeamFee({ ...asked, version: 1 })).rejects.toMatchObject({
    code: 'record.changed',
  });
  await expect(signedInAs(captain).splitTeamFee({ ...asked, squadId: noSquad })).rejects.toMatchObject({
    code: 'squad.notFound',
  });
  await expect(signedInAs(captain).splitTeamFee({ ...asked, seasonId: noSeason })).rejects.toMatchObject({
    code: 'season.notFound',
  });
  await payDues(world, captain, [squadId]);
  const version = (await signedInAs(captain).getSeasonCheckout({ seasonId })).teams?.[0]?.version ?? 0;
  await expect(signedInAs(captain).splitTeamFee({ ...asked, version })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('is not where captains pay alone, or cards can’t', async () => {
  const alone = await aCardSeason(noPrice);
  const one = await aSquad(alone);
  const asked = { seasonId: alone.seasonId, squadId: one.squadId, version: 1 };
  await expect(signedInAs(one.captain).splitTeamFee(asked)).rejects.toMatchObject({ code: 'payment.notSplit' });
  const cash = await aSeason({ ...equal, payOutside: [{ way: 'cash' }] });
  const other = await aSquad(cash);
  await expect(
    signedInAs(other.captain).splitTeamFee({ seasonId: cash.seasonId, squadId: other.squadId, version: 1 }),
  ).rejects.toMatchObject({ code: 'order.cardsUnavailable' });
});
