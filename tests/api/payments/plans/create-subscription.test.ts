import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlan, plansApi, plansDue } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, noTeam } from '#tests/support/teams/teams.ts';

const made = () => cloud.billing.state.calls.filter(({ route }) => route === 'POST /checkout/sessions');

it('gives a page on which the catalogue’s price is paid, by the customer of the caller', async () => {
  const { teamId, owner } = await aTeam();
  const { url } = await plansApi.signedInAs(owner).createSubscription({ planId: 'pro', teamId });
  expect(url).toMatch(/^https:\/\/checkout\.example\/cs_test_/);
  const form = made()[0]?.form ?? new URLSearchParams();
  const { data } = await accountEntity(table()).get({ userId: owner.userId }).go();
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'subscription',
    customer: data?.stripeCustomerId,
    'line_items[0][price]': 'price_local_pro',
    'line_items[0][quantity]': '1',
    'subscription_data[metadata][ownerId]': teamId,
    'subscription_data[metadata][payerId]': owner.userId,
  });
});

it.each(['cost', 'quantity', 'subscriptionPriceId', 'customer', 'email', 'items'])(
  'refuses a body with %s before anything is asked',
  async (name) => {
    const mine = plansApi.signedInAs(await aPerson());
    const body = { planId: 'plus' as const, [name]: 1 };
    await expect(mine.createSubscription(body)).rejects.toMatchObject({ code: 'request.invalid' });
    expect(cloud.billing.state.calls).toEqual([]);
  },
);

it('takes a plan of a community with the community, and Member Plus without', async () => {
  const { teamId, owner } = await aTeam();
  const mine = plansApi.signedInAs(owner);
  for (const body of [{ planId: 'plus' as const, teamId }, { planId: 'pro' as const }])
    await expect(mine.createSubscription(body)).rejects.toMatchObject({ fields: { teamId: expect.any(String) } });
});

it('is for the owner of the community', async () => {
  const world = await aTeam();
  const admin = plansApi.signedInAs(await aMember(world, ['admin']));
  const asked = admin.createSubscription({ planId: 'pro', teamId: world.teamId });
  await expect(asked).rejects.toMatchObject({ code: 'access.denied' });
  const nowhere = admin.createSubscription({ planId: 'pro', teamId: noTeam });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
  const { userId } = await aPerson();
  await accountEntity(table()).patch({ userId }).set({ hasAdditionalInfo: false }).go();
  const newcomer = plansApi.signedInAs({ ...(await aPerson()), userId });
  const early = newcomer.createSubscription({ planId: 'pro', teamId: world.teamId });
  await expect(early).rejects.toMatchObject({ code: 'access.profileIncomplete' });
});

it('opens one page for a community, however often it is asked, and another for another plan', async () => {
  const { teamId, owner } = await aTeam();
  const mine = plansApi.signedInAs(owner);
  const first = await mine.createSubscription({ planId: 'pro', teamId });
  expect(await mine.createSubscription({ planId: 'pro', teamId })).toEqual(first);
  const other = await mine.createSubscription({ planId: 'elite', teamId });
  expect(other).not.toEqual(first);
  expect(cloud.billing.state.calls.filter(({ route }) => route.endsWith('/expire'))).toHaveLength(1);
});

it('sells nothing that is paid for already, or waits for its payment', async () => {
  const { teamId, owner } = await aTeam();
  const mine = plansApi.signedInAs(owner);
  const { url } = await mine.createSubscription({ planId: 'pro', teamId });
  cloud.billing.pay(url);
  await expect(mine.createSubscription({ planId: 'elite', teamId })).rejects.toMatchObject({ code: 'plan.pending' });
  await aPlan(owner, 'plus');
  await expect(mine.createSubscription({ planId: 'plus' })).rejects.toMatchObject({ code: 'plan.active' });
});

it('sells anew what was paid for and has ended', async () => {
  const { teamId, owner } = await aTeam();
  const id = await aPlan(owner, 'pro', teamId);
  cloud.billing.put(id, { status: 'canceled' });
  product.clock.forwardMinutes(32 * 24 * 60);
  await plansDue();
  await expect(aPlan(owner, 'elite', teamId)).resolves.not.toBe(id);
});

it('sells nothing while plans are off, on the server', async () => {
  cloud.flags = { subscriptions: false, badges: true };
  const mine = plansApi.signedInAs(await aPerson());
  await expect(mine.createSubscription({ planId: 'plus' })).rejects.toMatchObject({ code: 'plan.off' });
  expect(cloud.billing.state.calls).toEqual([]);
});

it('says so when the provider does not answer', async () => {
  cloud.billing.goDown();
  const mine = plansApi.signedInAs(await aPerson());
  await expect(mine.createSubscription({ planId: 'plus' })).rejects.toMatchObject({ code: 'plan.unreachable' });
});
