import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { aLinkedOrganization, aPaidOrganization } from '#tests/support/payments/organization-accounts.ts';
import { anOrganization, aPersonIn, noOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';

useFakeProvider();

it('says whether cards pay the organization, and shows its account to who manages its money', async () => {
  const { organizationId, organization, api } = await aPaidOrganization();
  const { name } = organization;
  expect(await api.getOrganizationPayouts({ organizationId })).toEqual({ name, isPaid: true });
  const { organizationId: other, owner } = await anOrganization();
  const { isPaid } = await payoutsApi.signedInAs(owner).getOrganizationPayouts({ organizationId: other });
  expect(isPaid).toBe(false);
  const linked = await aLinkedOrganization();
  const { account } = await linked.api.getOrganizationPayouts({ organizationId: linked.organizationId });
  expect(account).toMatchObject({ status: 'active', stripeId: linked.stripeId });
});

it('is refused to people with other roles in it, and not found by anyone once it is gone', async () => {
  const world = await aPaidOrganization();
  const { organizationId, organization, owner } = world;
  const scheduler = await aPerson();
  await aPersonIn(world, ['scheduler'], [], scheduler);
  const asked = payoutsApi.signedInAs(scheduler).getOrganizationPayouts({ organizationId });
  await expect(asked).rejects.toMatchObject({ code: 'access.denied' });
  await organizationsApi.signedInAs(owner).deleteOrganization({ organizationId, name: organization.name });
  for (const id of [organizationId, noOrganization])
    await expect(payoutsApi.signedInAs(owner).getOrganizationPayouts({ organizationId: id })).rejects.toMatchObject({
      code: 'organization.notFound',
    });
});
