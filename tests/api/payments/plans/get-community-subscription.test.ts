import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('is that of the caller, while it goes on', async () => {
  const { teamId, owner } = await aTeam();
  const mine = plansApi.signedInAs(owner);
  expect(await mine.getCommunitySubscription({})).toEqual({});
  const id = await aPlan(owner, 'pro', teamId);
  expect(await mine.getCommunitySubscription({})).toMatchObject({
    subscription: { id, planId: 'pro', ownerId: teamId },
  });
  expect(await plansApi.signedInAs(await aPerson()).getCommunitySubscription({})).toEqual({});
  cloud.billing.put(id, { status: 'canceled' });
  await mine.cancelSubscription({ type: 'team', id });
  expect(await mine.getCommunitySubscription({})).toEqual({});
});
