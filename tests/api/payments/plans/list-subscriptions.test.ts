import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('lists those for communities and for oneself on either platform, and no one else’s', async () => {
  const { teamId, team, owner } = await aTeam();
  const pro = await aPlan(owner, 'pro', teamId);
  await accountEntity(table()).patch({ userId: owner.userId }).set({ platform: 'meh' }).go();
  const plus = await aPlan(owner, 'plus');
  const { subscriptions } = await plansApi.signedInAs(owner).listSubscriptions({});
  expect(subscriptions).toEqual([
    expect.objectContaining({ id: pro, kind: 'team', ownerName: team.name, platform: 'rovers', status: 'active' }),
    expect.objectContaining({ id: plus, kind: 'user', platform: 'meh', items: [{ plan: { product: 'member-plus' } }] }),
  ]);
  for (const { periodStart, periodEnd } of subscriptions)
    expect(Date.parse(periodEnd)).toBeGreaterThan(Date.parse(periodStart));
  expect(await plansApi.signedInAs(await aPerson()).listSubscriptions({})).toEqual({ subscriptions: [] });
});
