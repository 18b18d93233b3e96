import { afterEach, expect, it } from 'vitest';
import { useFakeProvider } from '#tests/support/payments/accounts.ts';
import { anAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { aLinkedOrganization, aPaidOrganization } from '#tests/support/payments/organization-accounts.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

useFakeProvider();

afterEach(() => fakeProvider.setDown(false));

it('asks Stripe how the account of the organization is now', async () => {
  const { organizationId, account, api } = await aLinkedOrganization(anAccount());
  Object.assign(account, { charges_enabled: true, details_submitted: true });
  expect((await api.refreshOrganizationAccount({ organizationId })).status).toBe('active');
});

it('is not found where none is linked, and says so when Stripe does not answer', async () => {
  const without = await aPaidOrganization();
  const asked = without.api.refreshOrganizationAccount({ organizationId: without.organizationId });
  await expect(asked).rejects.toMatchObject({ code: 'payout.notFound' });
  const { organizationId, api } = await aLinkedOrganization();
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  await expect(api.refreshOrganizationAccount({ organizationId })).rejects.toMatchObject({
    code: 'payout.unreachable',
  });
});
