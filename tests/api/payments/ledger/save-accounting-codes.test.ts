import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSellingHost } from '#tests/support/events/checkout.ts';
import { transactionsApi } from '#tests/support/payments/transactions.ts';

it('keeps what the seller’s books call each kind', async () => {
  const { host } = await aSellingHost();
  const caller = transactionsApi.signedInAs(host);
  await caller.saveAccountingCodes({ codes: { charge: ' 4000 ', payout: '1010' } });
  expect(await caller.getAccountingCodes({})).toEqual({ codes: { charge: '4000', payout: '1010' } });
});

it('refuses what could run as a formula, and people without a payout account', async () => {
  const { host } = await aSellingHost();
  const formula = transactionsApi.signedInAs(host).saveAccountingCodes({ codes: { charge: '=1+1' } });
  await expect(formula).rejects.toMatchObject({ code: 'request.invalid' });
  const other = transactionsApi.signedInAs(await aPerson()).saveAccountingCodes({ codes: {} });
  await expect(other).rejects.toMatchObject({ code: 'payout.notFound' });
});
