import { expect, it } from 'vitest';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { creditsApi } from '#tests/support/payments/credits.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember } from '#tests/support/teams/teams.ts';

const { signedInAs } = seasonCheckoutApi;

it('uses the payer’s credit with the community first, unless they keep it', async () => {
  const world = await aCardSeason();
  const { seasonId, teamId, owner } = world;
  const ann = await aRegistered(world);
  await aMember(world, [], ann);
  const mine = signedInAs(ann);
  const said = { teamId, personId: ann.userId, amountMinor: 1000, reason: 'Helped at the gate' };
  await creditsApi.signedInAs(owner).grantCredit(said);
  expect(await mine.getSeasonCheckout({ seasonId })).toMatchObject({ creditMinor: 1000 });
  const dueIds = [ann.userId];
  const kept = await mine.orderSeasonDues({ seasonId, dueIds, keepsCredit: true });
  expect(kept).toMatchObject({ totalMinor: 5180 });
  const order = await mine.orderSeasonDues({ seasonId, dueIds });
  expect(order).toMatchObject({ orderId: kept.orderId, creditMinor: 1000, totalMinor: 4180 });
  await payOrder(ann, order.orderId);
  const [due] = (await competitionPaymentsApi.signedInAs(ann).getMySeasonDues({ seasonId })).dues;
  expect(due).toMatchObject({ owed: usd(5000), byCard: usd(5000) });
  expect((await creditsApi.signedInAs(ann).listMyCredits({})).credits).toEqual([]);
});

it('gives credit back that an order had which no one paid', async () => {
  const world = await aCardSeason();
  const { seasonId, teamId, owner } = world;
  const ann = await aRegistered(world);
  await aMember(world, [], ann);
  const { dependantId } = await aDependant(ann);
  await seasonsApi
    .signedInAs(ann)
    .registerDependant({ seasonId, divisionId: world.divisionId, mode: 'individual', dependantId });
  const said = { teamId, personId: ann.userId, amountMinor: 9000, reason: 'Helped at the gate' };
  await creditsApi.signedInAs(owner).grantCredit(said);
  const mine = signedInAs(ann);
  await mine.orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  const both = await mine.orderSeasonDues({ seasonId, dueIds: [ann.userId, dependantId] });
  expect(both).toMatchObject({ creditMinor: 9000, totalMinor: 1330 });
  await product.drain();
  product.clock.forwardMinutes(11);
  await settleAll();
  expect((await ordersApi.signedInAs(ann).getOrder({ orderId: both.orderId })).status).toBe('expired');
  expect((await creditsApi.signedInAs(ann).listMyCredits({})).credits).toMatchObject([{ balanceMinor: 9000 }]);
});
