import { afterEach, expect, it } from 'vitest';
import { handler as nightly } from '#lambdas/payments/nightly/job.ts';
import { payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { aLinkedOrganization, aPaidOrganization } from '#tests/support/payments/organization-accounts.ts';
import { anEvent, deliver } from '#tests/support/payments/webhooks.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { organizationsApi } from '#tests/support/teams/organizations.ts';

useFakeProvider();

afterEach(() => product.clock.reset());

const anOpenDispute = (stripeId: string) => ({
  id: `dp_${stripeId}`,
  object: 'dispute',
  amount: 500,
  currency: 'usd',
  created: 1_800_000_000,
  status: 'needs_response',
});

it('unlinks the account, gives up our access and tells who manages its money', async () => {
  const { organizationId, organization, finance, api } = await aLinkedOrganization();
  expect(await api.unlinkOrganizationAccount({ organizationId })).toBe(true);
  await product.drain();
  expect(fakeProvider.asked).toContain('POST /oauth/deauthorize');
  const subjects = product.mails(finance.email).map(({ subject }) => subject);
  expect(subjects.at(-1)).toBe(`${organization.name}’s Stripe account was unlinked`);
});

it('is refused while a dispute needs the account, and not found where none is linked', async () => {
  const { organizationId, api, stripeId } = await aLinkedOrganization();
  await deliver(anEvent('charge.dispute.created', anOpenDispute(stripeId), { account: stripeId }));
  await expect(api.unlinkOrganizationAccount({ organizationId })).rejects.toMatchObject({ code: 'payout.inUse' });
  const without = await aPaidOrganization();
  const asked = without.api.unlinkOrganizationAccount({ organizationId: without.organizationId });
  await expect(asked).rejects.toMatchObject({ code: 'payout.notFound' });
});

it('asks for a second factor given within 15 minutes', async () => {
  const { organizationId, owner } = await aPaidOrganization();
  const asked = payoutsApi.signedInAs(owner).unlinkOrganizationAccount({ organizationId });
  await expect(asked).rejects.toMatchObject({ code: 'auth.factorNeeded' });
});

it('happens by itself the night after an organization is deleted, once nothing needs the account', async () => {
  const { organizationId, organization, owner, stripeId } = await aLinkedOrganization();
  const at = { account: stripeId };
  const dispute = anOpenDispute(stripeId);
  await deliver(anEvent('charge.dispute.created', dispute, at));
  await organizationsApi.signedInAs(owner).deleteOrganization({ organizationId, name: organization.name });
  const givenUp = () => fakeProvider.asked.filter((asked) => asked === 'POST /oauth/deauthorize').length;
  const before = givenUp();
  const nextNight = async () => {
    product.clock.forwardMinutes(24 * 60 + 3);
    await runJob(nightly);
    await product.drain();
  };
  await nextNight();
  expect(givenUp()).toBe(before);
  await deliver(anEvent('charge.dispute.closed', { ...dispute, status: 'won' }, at));
  await nextNight();
  expect(givenUp()).toBe(before + 1);
});
