import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aLinked, payoutsApi, stateIn, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { aReadyAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { aLinkedOrganization, aPaidOrganization } from '#tests/support/payments/organization-accounts.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { product } from '#tests/support/product/product.ts';
import { aPersonIn, organizationsApi } from '#tests/support/teams/organizations.ts';

useFakeProvider();

afterEach(() => fakeProvider.setDown(false));

it('leads back to the page of the organization, and leaves the account of who links it alone', async () => {
  const { organizationId, api } = await aPaidOrganization();
  const { url } = await api.linkOrganizationAccount({ organizationId, type: 'new', country: 'GB' });
  expect(decodeURIComponent(url)).toContain(`/organization/${organizationId}/payments?stripe=returned`);
  const { account } = await api.getOrganizationPayouts({ organizationId });
  expect(account).toMatchObject({ status: 'incomplete', country: 'GB' });
  expect(await api.getPayouts({})).toEqual({});
});

it('tells everyone who manages its money, and no one else of it', async () => {
  const world = await aPaidOrganization();
  const { organizationId, organization, finance, owner, api } = world;
  const admin = await aPerson();
  await aPersonIn(world, ['orgAdmin'], [], admin);
  const { url } = await api.linkOrganizationAccount({ organizationId, type: 'link' });
  const account = aReadyAccount();
  const linked = await api.connectOAuth({ code: `code_${account.id}`, state: stateIn(url) });
  expect(linked).toMatchObject({ stripeId: account.id, organizationId });
  await product.drain();
  const subject = `A Stripe account was linked to ${organization.name}`;
  const told = ({ email }: { email: string }) => product.mails(email).filter((mail) => mail.subject === subject);
  expect([told(finance), told(owner), told(admin)].map(({ length }) => length)).toEqual([1, 1, 0]);
  expect(told(finance)[0]?.text).toContain(`/organization/${organizationId}/payments`);
});

it('links nothing for a person who lost the role on the way', async () => {
  const { organizationId, finance, owner, api } = await aPaidOrganization();
  const { url } = await api.linkOrganizationAccount({ organizationId, type: 'link' });
  await organizationsApi.signedInAs(owner).removeFromOrganization({ organizationId, userId: finance.userId });
  const connecting = api.connectOAuth({ code: `code_${aReadyAccount().id}`, state: stateIn(url) });
  await expect(connecting).rejects.toMatchObject({ code: 'payout.stateInvalid' });
  expect(await payoutsApi.signedInAs(owner).getOrganizationPayouts({ organizationId })).not.toHaveProperty('account');
});

it('refuses a second account, and one that is a member’s own', async () => {
  const { organizationId, api } = await aLinkedOrganization();
  const again = api.linkOrganizationAccount({ organizationId, type: 'link' });
  await expect(again).rejects.toMatchObject({ code: 'payout.connected' });
  const { stripeId } = await aLinked();
  fakeProvider.allowAgain(aReadyAccount({ id: stripeId }).id);
  const other = await aPaidOrganization();
  const { url } = await other.api.linkOrganizationAccount({ organizationId: other.organizationId, type: 'link' });
  const taking = other.api.connectOAuth({ code: `code_${stripeId}`, state: stateIn(url) });
  await expect(taking).rejects.toMatchObject({ code: 'payout.taken' });
});

it('asks for a second factor given within 15 minutes, and says so when Stripe does not answer', async () => {
  const { organizationId, owner, api } = await aPaidOrganization();
  const asked = { organizationId, type: 'new' } as const;
  const factorNeeded = { code: 'auth.factorNeeded' };
  await expect(payoutsApi.signedInAs(owner).linkOrganizationAccount(asked)).rejects.toMatchObject(factorNeeded);
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  await expect(api.linkOrganizationAccount(asked)).rejects.toMatchObject({ code: 'payout.unreachable' });
});
