import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { transactionsApi } from '#tests/support/payments/transactions.ts';

it('has no codes until the seller names some', async () => {
  const { host } = await aSellingHost();
  expect(await transactionsApi.signedInAs(host).getAccountingCodes({})).toEqual({ codes: {} });
});

it('is for people with a payout account', async () => {
  const asked = transactionsApi.signedInAs(await aPerson()).getAccountingCodes({});
  await expect(asked).rejects.toMatchObject({ code: 'payout.notFound' });
});
