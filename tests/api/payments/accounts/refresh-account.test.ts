import { afterEach, expect, it } from 'vitest';
import { aLinked, anOrganizer, payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { anAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

useFakeProvider();

afterEach(() => fakeProvider.setDown(false));

it('asks Stripe how the account is now', async () => {
  const { api, account } = await aLinked(anAccount());
  Object.assign(account, { charges_enabled: true, details_submitted: true });
  expect((await api.refreshAccount({})).status).toBe('active');
});

it('finds out that the owner ended our access at Stripe', async () => {
  const { api, stripeId } = await aLinked();
  fakeProvider.disconnect(stripeId);
  expect(await api.refreshAccount({})).toMatchObject({ status: 'disconnected', disconnectedBy: 'provider' });
});

it('is not found where none is linked, and says so when Stripe does not answer', async () => {
  const stranger = payoutsApi.signedInAs(await anOrganizer());
  await expect(stranger.refreshAccount({})).rejects.toMatchObject({ code: 'payout.notFound' });
  const { api } = await aLinked();
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  await expect(api.refreshAccount({})).rejects.toMatchObject({ code: 'payout.unreachable' });
});
