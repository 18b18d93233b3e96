import { expect, it } from 'vitest';
import { meOf } from '#tests/support/payments/me-of.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

async function aProTeam() {
  const { teamId, owner } = await aTeam();
  const subscriptionId = await aPlan(owner, 'pro', teamId);
  return { teamId, owner, subscriptionId, mine: plansApi.signedInAs(owner) };
}
const changes = () => cloud.billing.state.calls.filter(({ route }) => route === 'POST /subscriptions/{id}');

it('shows what is paid for the rest of the period first, and changes the plan when that is confirmed', async () => {
  const { teamId, owner, mine } = await aProTeam();
  const offered = await mine.confirmChange({ teamId, planId: 'elite' });
  expect(offered).toMatchObject({
    from: 'pro',
    to: 'elite',
    proration: { amountMinor: 1_500, currency: 'USD' },
    status: 'offered',
  });
  expect(changes()).toEqual([]);
  expect(await meOf(owner)).toMatchObject({ subscription: 'Pro' });
  const { changeId } = offered;
  expect(await mine.confirmChange({ teamId, planId: 'elite', changeId })).toMatchObject({ status: 'confirmed' });
  expect(await meOf(owner)).toMatchObject({ subscription: 'Elite' });
  const form = changes()[0]?.form ?? new URLSearchParams();
  const previewed = cloud.billing.state.calls.find(({ route }) => route === 'POST /invoices/create_preview')?.form;
  expect(form.get('proration_date')).toBe(previewed?.get('subscription_details[proration_date]'));
  await product.drain();
  expect(product.mails(owner.email).at(-1)?.subject).toBe('Your plan is now Organizer Elite');
});

it('makes no change after ten minutes, for another plan, or that was never offered', async () => {
  const { teamId, mine } = await aProTeam();
  const { changeId } = await mine.confirmChange({ teamId, planId: 'elite' });
  const wrong = { teamId, planId: 'pro' as const, changeId };
  const unknown = { teamId, planId: 'elite' as const, changeId: 'pch_00000000000000000000000000' };
  for (const asked of [wrong, unknown])
    await expect(mine.confirmChange(asked)).rejects.toMatchObject({ code: 'plan.changeExpired' });
  product.clock.forwardMinutes(11);
  const late = mine.confirmChange({ teamId, planId: 'elite', changeId });
  await expect(late).rejects.toMatchObject({ code: 'plan.changeExpired' });
  expect(changes()).toEqual([]);
});

it('keeps the plan when the card is declined', async () => {
  const { teamId, owner, mine } = await aProTeam();
  const { changeId } = await mine.confirmChange({ teamId, planId: 'elite' });
  cloud.billing.state.declines = true;
  const asked = mine.confirmChange({ teamId, planId: 'elite', changeId });
  await expect(asked).rejects.toMatchObject({ code: 'plan.paymentFailed' });
  expect(await meOf(owner)).toMatchObject({ subscription: 'Pro' });
});

it('changes nothing that is not there, is so already, is off or cannot be asked about', async () => {
  const { teamId, mine } = await aProTeam();
  await expect(mine.confirmChange({ teamId, planId: 'pro' })).rejects.toMatchObject({ code: 'plan.same' });
  await expect(mine.confirmChange({ teamId: noTeam, planId: 'pro' })).rejects.toMatchObject({ code: 'team.notFound' });
  const free = await aTeam();
  const none = plansApi.signedInAs(free.owner).confirmChange({ teamId: free.teamId, planId: 'pro' });
  await expect(none).rejects.toMatchObject({ code: 'plan.notFound' });
  cloud.billing.goDown();
  await expect(mine.confirmChange({ teamId, planId: 'elite' })).rejects.toMatchObject({ code: 'plan.unreachable' });
  cloud.flags = {};
  await expect(mine.confirmChange({ teamId, planId: 'elite' })).rejects.toMatchObject({ code: 'plan.off' });
});
