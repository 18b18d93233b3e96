import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { meOf } from '#tests/support/payments/me-of.ts';
import { aPlan, plansApi, plansDue } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam } from '#tests/support/teams/teams.ts';

it('keeps the plan until the period ends, then the community is Rookie', async () => {
  const { teamId, owner } = await aTeam();
  const id = await aPlan(owner, 'elite', teamId);
  const mine = plansApi.signedInAs(owner);
  expect(await mine.cancelSubscription({ type: 'team', id })).toMatchObject({
    cancelAtPeriodEnd: true,
    status: 'active',
  });
  expect(await mine.cancelSubscription({ type: 'team', id })).toMatchObject({ cancelAtPeriodEnd: true });
  expect(await meOf(owner)).toMatchObject({ subscription: 'Elite' });
  await product.drain();
  expect(product.mails(owner.email).at(-1)?.subject).toMatch(/^Organizer Elite ends on /);
  cloud.billing.put(id, { status: 'canceled' });
  product.clock.forwardMinutes(31 * 24 * 60);
  await plansDue();
  expect(await meOf(owner)).toMatchObject({ subscription: 'Rookie' });
  expect(product.mails(owner.email).at(-1)?.text).toContain('The plan is Rookie now.');
  await expect(mine.cancelSubscription({ type: 'team', id })).rejects.toMatchObject({ code: 'plan.notFound' });
});

it('is for its own payer, the owner of the community, and those who run the platform', async () => {
  const person = await aPerson();
  const id = await aPlan(person, 'plus');
  const stranger = plansApi.signedInAs(await aPerson());
  await expect(stranger.cancelSubscription({ type: 'user', id })).rejects.toMatchObject({ code: 'plan.notFound' });
  const other = plansApi.signedInAs(person).cancelSubscription({ type: 'team', id });
  await expect(other).rejects.toMatchObject({ code: 'plan.notFound' });
  const staff = await aPerson();
  await accountEntity(table()).patch({ userId: staff.userId }).set({ isPlatformAdmin: true }).go();
  expect(await plansApi.signedInAs(staff).cancelSubscription({ type: 'user', id })).toMatchObject({
    cancelAtPeriodEnd: true,
  });
});

it('is refused to an admin, and to people whose account is not ready', async () => {
  const world = await aTeam();
  const id = await aPlan(world.owner, 'pro', world.teamId);
  const admin = await aMember(world, ['admin']);
  const asked = () => plansApi.signedInAs(admin).cancelSubscription({ type: 'team', id });
  await expect(asked()).rejects.toMatchObject({ code: 'access.denied' });
  const row = () => accountEntity(table()).patch({ userId: admin.userId });
  await row().set({ hasAdditionalInfo: false }).go();
  await expect(asked()).rejects.toMatchObject({ code: 'access.profileIncomplete' });
  await row().set({ emailVerified: false }).go();
  await expect(asked()).rejects.toMatchObject({ code: 'access.emailUnverified' });
  cloud.billing.goDown();
  const down = plansApi.signedInAs(world.owner).cancelSubscription({ type: 'team', id });
  await expect(down).rejects.toMatchObject({ code: 'plan.unreachable' });
});
