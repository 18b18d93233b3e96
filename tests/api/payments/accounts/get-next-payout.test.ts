import { afterEach, expect, it } from 'vitest';
import { aLinked, anOrganizer, payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

useFakeProvider();

const noPayouts = { object: 'list', data: [], has_more: false, url: '/v1/payouts' };
afterEach(() => {
  fakeProvider.setDown(false);
  fakeProvider.put('/v1/payouts', noPayouts);
});

it('names the payout that is on its way, its day and the end of the bank account', async () => {
  const { api } = await aLinked();
  const balance = [{ amount: 4200, currency: 'usd' }];
  fakeProvider.put('/v1/balance', {
    object: 'balance',
    available: balance,
    pending: [{ amount: 100, currency: 'eur' }],
  });
  const payout = { id: 'po_1', status: 'pending', amount: 16_300, arrival_date: 1_796_601_600 };
  const destination = { object: 'bank_account', last4: '6789' };
  fakeProvider.put('/v1/payouts', { ...noPayouts, data: [{ ...payout, destination }] });
  expect(await api.getNextPayout({})).toEqual({
    amountMinor: 16_300,
    arrivesOn: '2026-12-07',
    balanceMinor: 4200,
    bankLast4: '6789',
    currency: 'USD',
  });
});

it('is not found where none is linked, and says so when Stripe does not answer', async () => {
  const stranger = payoutsApi.signedInAs(await anOrganizer());
  await expect(stranger.getNextPayout({})).rejects.toMatchObject({ code: 'payout.notFound' });
  const { api } = await aLinked();
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  await expect(api.getNextPayout({})).rejects.toMatchObject({ code: 'payout.unreachable' });
});
