import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, pricedSeason, usd } from '#tests/support/competitions/payments.ts';
import { payDues, payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, registers, seasonDetails, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aSeasonWithCode } from '#tests/support/payments/discounts.ts';
import { aDependant } from '#tests/support/people/family.ts';

const code = 'FRIENDS';
const tenth = { kind: 'percent' as const, percent: 10 };
const until = '2098-12-05';

/** A season of $50 with an early bird of $10, and the code FRIENDS. */
async function anEarlySeason(said: Parameters<typeof aSeasonWithCode>[0] = {}) {
  const world = await aSeasonWithCode(said);
  const { teamId, codes } = world;
  const off = { kind: 'amount' as const, amountMinor: 1000 };
  await codes.saveAutomaticDiscount({ teamId, rule: 'early', off, lastDay: until });
  return world;
}

it('refuses a code where the early bird is worth more, and takes its place where it is worth less', async () => {
  const world = await anEarlySeason({ off: tenth });
  const { teamId, codes } = world;
  const player = await aRegistered(world);
  const { orderId, mine } = await world.order(player);
  await expect(mine.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'discount.notBetter' });
  await codes.saveTeamDiscount({ teamId, code, off: { ...tenth, percent: 50 } });
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ subtotalMinor: 2500 });
  expect(await mine.removeCode({ orderId })).toMatchObject({ subtotalMinor: 4000 });
  await codes.saveTeamDiscount({ teamId, code, off: tenth, stacks: true });
  expect(await mine.applyCode({ orderId, code })).toMatchObject({ subtotalMinor: 3600 });
  await payOrder(player, orderId);
  const { dues } = await competitionPaymentsApi.signedInAs(player).getMySeasonDues({ seasonId: world.seasonId });
  expect(dues).toMatchObject([{ owed: usd(3600), byCard: usd(3600) }]);
});

it('shows before the order what comes off, and takes the same off it', async () => {
  const world = await anEarlySeason();
  const { seasonId, codes, teamId } = world;
  const player = await aRegistered(world);
  const shown = await seasonCheckoutApi.signedInAs(player).getSeasonCheckout({ seasonId });
  expect(shown).toMatchObject({ automatic: [{ rule: 'early', lastDay: until }], siblingsPaid: 0, returning: [] });
  const { orderId, mine } = await world.order(player);
  expect(await mine.getOrder({ orderId })).toMatchObject({
    subtotalMinor: 4000,
    lines: [{ automatic: [{ name: 'Early bird until Dec 5, 2098', amountMinor: 1000 }] }],
  });
  const early = (await codes.listTeamDiscounts({ teamId })).discounts.find(({ rule }) => rule === 'early');
  expect(early?.used).toBe(1);
});

it('lets the second and the third child of a family pay less, in one order or one after the other', async () => {
  const world = await aSeasonWithCode();
  const { seasonId, divisionId, teamId, codes } = world;
  await codes.saveAutomaticDiscount({ teamId, rule: 'sibling', off: tenth, third: 20 });
  const parent = await aPerson();
  const children = [
    await aDependant(parent),
    await aDependant(parent, { firstName: 'Zoe' }),
    await aDependant(parent, { firstName: 'Max' }),
  ];
  const dueIds = children.map(({ dependantId }) => dependantId);
  for (const dependantId of dueIds)
    await seasonsApi.signedInAs(parent).registerDependant({ seasonId, divisionId, mode: 'individual', dependantId });
  const checkout = seasonCheckoutApi.signedInAs(parent);
  const all = await checkout.orderSeasonDues({ seasonId, dueIds });
  expect(all.subtotalMinor).toBe(5000 + 4500 + 4000);
  await payDues(world, parent, dueIds.slice(0, 2));
  const last = await checkout.orderSeasonDues({ seasonId, dueIds: dueIds.slice(2) });
  expect(last.subtotalMinor).toBe(4000);
});

it('lets players pay less who paid for an earlier season', async () => {
  const world = await aSeasonWithCode();
  const { teamId, codes, owner } = world;
  await codes.saveAutomaticDiscount({ teamId, rule: 'returning', off: tenth });
  const organizing = seasonsApi.signedInAs(owner);
  const dates = { label: 'Spring 2027', startDate: '2027-03-04', endDate: '2027-06-03' };
  const before = await organizing.createSeason({ ...seasonDetails({ ...pricedSeason, ...dates }), teamId });
  const { seasonId, divisions } = before;
  await organizing.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const [player, other] = [await aRegistered(world), await aRegistered(world)];
  const divisionId = divisions[0]?.divisionId ?? '';
  for (const one of [player, other]) await registers({ ...world, seasonId, divisionId }, one);
  const marking = competitionPaymentsApi.signedInAs(owner);
  await marking.markSeasonDue({ seasonId, dueId: player.userId, ...inCash(5000) });
  const subtotal = async (one: typeof player) => {
    const { mine, orderId } = await world.order(one);
    return (await mine.getOrder({ orderId })).subtotalMinor;
  };
  expect(await subtotal(player)).toBe(4500);
  expect(await subtotal(other)).toBe(5000);
});
