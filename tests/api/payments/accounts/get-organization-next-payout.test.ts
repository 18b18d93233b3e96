import { afterEach, expect, it } from 'vitest';
import { useFakeProvider } from '#tests/support/payments/accounts.ts';
import { fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { aLinkedOrganization, aPaidOrganization } from '#tests/support/payments/organization-accounts.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

useFakeProvider();

afterEach(() => fakeProvider.setDown(false));

it('says what the organization is paid next', async () => {
  const { organizationId, api } = await aLinkedOrganization();
  const available = [{ amount: 4200, currency: 'usd' }];
  fakeProvider.put('/v1/balance', { object: 'balance', available, pending: [] });
  expect(await api.getOrganizationNextPayout({ organizationId })).toMatchObject({
    balanceMinor: 4200,
    currency: 'USD',
  });
});

it('is not found where none is linked, and says so when Stripe does not answer', async () => {
  const without = await aPaidOrganization();
  const asked = without.api.getOrganizationNextPayout({ organizationId: without.organizationId });
  await expect(asked).rejects.toMatchObject({ code: 'payout.notFound' });
  const { organizationId, api } = await aLinkedOrganization();
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  await expect(api.getOrganizationNextPayout({ organizationId })).rejects.toMatchObject({ code: 'payout.unreachable' });
});
