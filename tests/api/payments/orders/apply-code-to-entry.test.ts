import { expect, it } from 'vitest';
import {
  aCardTournament,
  aHeldPair,
  doublesByCard,
  entryCheckoutApi,
  laterBy,
  payEntry,
  readBy,
} from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import { payOrder } from '#tests/support/competitions/season-checkout.ts';
import { seasonDetails, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { anEntrant, tournamentsApi } from '#tests/support/competitions/tournaments.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { product } from '#tests/support/product/product.ts';

const code = 'FRIENDS';
const percentOff = (percent: number) => ({ kind: 'percent' as const, percent });

async function withCode(differences = {}, off: Parameters<typeof percentOff>[0] = 25) {
  const world = await aCardTournament(differences);
  const codes = teamDiscountsApi.signedInAs(world.owner);
  await codes.saveTeamDiscount({ teamId: world.teamId, code, off: percentOff(off) });
  const used = async () => (await codes.listTeamDiscounts({ teamId: world.teamId })).discounts[0]?.used;
  return { ...world, used };
}

it('lowers the price of an entry, which stands then and owes nothing', async () => {
  const world = await withCode();
  const { tournamentId, owner, used } = world;
  const { person: ann, entryId } = await anEntrant(world);
  const { orderId } = await entryCheckoutApi.signedInAs(ann).orderEntryFee({ tournamentId, entryId });
  expect(await ordersApi.signedInAs(ann).applyCode({ orderId, code })).toMatchObject({
    lines: [{ kind: 'entry', amountMinor: 1500, fullMinor: 2000 }],
    totalMinor: 1575,
  });
  await payOrder(ann, orderId);
  await laterBy(60);
  expect((await readBy(world, ann)).mine).toEqual([{ categoryId: world.categoryId, entryId, position: 0 }]);
  const { dues } = await competitionPaymentsApi.signedInAs(owner).getTournamentMoney({ tournamentId });
  expect(dues).toMatchObject([{ owed: usd(1500), byCard: usd(1500) }]);
  expect((await entryCheckoutApi.signedInAs(ann).getEntryCheckout({ tournamentId })).toPay).toEqual([]);
  expect(await used()).toBe(1);
});

it('lowers one half of a pair; the other pays the whole of theirs', async () => {
  const world = await withCode(doublesByCard);
  const { tournamentId } = world;
  const { first, second, entryId } = await aHeldPair(world);
  const { orderId } = await entryCheckoutApi.signedInAs(first).orderEntryFee({ tournamentId, entryId, part: 'half' });
  await ordersApi.signedInAs(first).applyCode({ orderId, code });
  await payOrder(first, orderId);
  const other = entryCheckoutApi.signedInAs(second);
  expect((await other.getEntryCheckout({ tournamentId })).toPay).toMatchObject([{ restMinor: 2250 }]);
  await payOrder(second, (await other.orderEntryFee({ tournamentId, entryId })).orderId);
  await laterBy(25 * 60);
  expect((await readBy(world, first)).mine).toMatchObject([{ entryId }]);
  expect((await readBy(world, first)).mine[0]).not.toHaveProperty('payBy');
});

it('lets an entry stand without a card where nothing is left', async () => {
  const world = await withCode({}, 100);
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  const { orderId } = await entryCheckoutApi.signedInAs(ann).orderEntryFee({ tournamentId, entryId });
  const mine = ordersApi.signedInAs(ann);
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ totalMinor: 0 });
  expect((await mine.startCheckout({ orderId })).url).toContain('/payment-success');
  await settleAll();
  await laterBy(60);
  expect((await readBy(world, ann)).mine).toMatchObject([{ entryId }]);
  const { dues } = await competitionPaymentsApi.signedInAs(ann).getMyTournamentDues({ tournamentId });
  expect(dues).toMatchObject([{ owed: usd(0), byCard: usd(0) }]);
});

it('sends back what was paid, and frees the code with all of it', async () => {
  const world = await withCode();
  const { tournamentId, categoryId, used } = world;
  const [ann, bob] = [await anEntrant(world), await anEntrant(world)];
  // The seller has to have the whole sum.
  await payEntry(world, bob.person, bob.entryId);
  const mine = ordersApi.signedInAs(ann.person);
  const { orderId } = await entryCheckoutApi
    .signedInAs(ann.person)
    .orderEntryFee({ tournamentId, entryId: ann.entryId });
  await mine.applyCode({ orderId, code });
  await payOrder(ann.person, orderId);
  await tournamentsApi.signedInAs(ann.person).withdrawEntry({ tournamentId, categoryId });
  await settleAll();
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'refunded', refundedMinor: 1575 });
  expect(await used()).toBe(0);
});

it('takes off what needs no code: early orders, and players who come back to the community', async () => {
  const world = await aCardTournament();
  const { teamId, tournamentId, owner } = world;
  const runs = seasonsApi.signedInAs(owner);
  const dates = { startDate: '2028-02-01', endDate: '2028-04-01' };
  const byCard = { prices: { individual: usd(5000) }, payOutside: [{ way: 'cash' as const }] };
  const { seasonId, divisions } = await runs.createSeason({ ...seasonDetails({ ...byCard, ...dates }), teamId });
  await runs.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const { person: ann, entryId } = await anEntrant(world);
  await seasonsApi
    .signedInAs(ann)
    .register({ seasonId, divisionId: divisions[0]?.divisionId ?? '', mode: 'individual' });
  await competitionPaymentsApi
    .signedInAs(owner)
    .markSeasonDue({ seasonId, dueId: ann.userId, mark: 'cash', seenAmountMinor: 5000 });
  const saves = teamDiscountsApi.signedInAs(owner);
  const lastDay = product.clock.now().toISOString().slice(0, 10);
  await saves.saveAutomaticDiscount({ teamId, rule: 'early', off: percentOff(10), lastDay });
  await saves.saveAutomaticDiscount({ teamId, rule: 'returning', off: percentOff(20) });
  const checkout = entryCheckoutApi.signedInAs(ann);
  expect(await checkout.getEntryCheckout({ tournamentId })).toMatchObject({
    returning: [ann.userId],
    automatic: [{ rule: expect.any(String) }, { rule: expect.any(String) }],
  });
  const order = await checkout.orderEntryFee({ tournamentId, entryId });
  expect(order.lines).toMatchObject([{ amountMinor: 1440, fullMinor: 2000 }]);
  expect(await checkout.orderEntryFee({ tournamentId, entryId })).toMatchObject({ orderId: order.orderId });
});
