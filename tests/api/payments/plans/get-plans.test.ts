import { expect, it } from 'vitest';
import { entitlementsInWords } from '#tests/support/payments/entitlements-in-words.ts';
import { plansApi } from '#tests/support/payments/plans.ts';

const visitor = plansApi.signedOut();

it('tells any visitor the plans of communities by month and of users by year, the free ones first', async () => {
  const { plans } = await visitor.getPlans({});
  expect(plans.map(({ label, cost, period, priceId }) => [label, cost.amountMinor, period, priceId])).toEqual([
    ['Rookie', 0, 'month', null],
    ['Pro', 1_900, 'month', 'price_local_pro'],
    ['Elite', 4_900, 'month', 'price_local_elite'],
    ['Free', 0, 'year', null],
    ['Plus', 2_900, 'year', 'price_local_plus'],
  ]);
  expect(plans.find(({ id }) => id === 'pro')).toMatchObject({ uid: 'organizer-pro', item: 'Organizer Pro' });
});

it('lists of each plan what the guards allow', async () => {
  const { plans } = await visitor.getPlans({});
  for (const { id, features } of plans) expect(features).toEqual(entitlementsInWords[id]);
});
