import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { payFor } from '#tests/support/events/checkout.ts';
import { aSellingOrganization } from '#tests/support/events/selling/selling-organizations.ts';
import { aSale, ever, havePaid, transactionsApi } from '#tests/support/payments/transactions.ts';

it('writes a line for each movement, with the accounting codes of the seller and figures that sum up', async () => {
  const { host, event, orderId } = await aSale();
  const caller = transactionsApi.signedInAs(host);
  await caller.saveAccountingCodes({ codes: { charge: '4000', fee: '6800 fees' } });
  const csv = await caller.exportTransactions({ view: 'received', ...ever });
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toBe('Date,Kind,Accounting code,For,Amount,Currency,Order,Stripe reference');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`,Payment,4000,${event.title},12.66,USD,${orderId},ch_`);
  expect(lines[2]).toContain(`,Fees,6800 fees,${event.title},-1.33,USD,${orderId},ch_`);
});

it('has nothing outside of the period, and for players what they paid', async () => {
  const { host, player } = await aSale();
  const none = await transactionsApi
    .signedInAs(host)
    .exportTransactions({ view: 'received', from: '2020-01-01', to: '2020-12-31' });
  expect(none.trimEnd().split('\r\n')).toHaveLength(1);
  const paid = await transactionsApi.signedInAs(player).exportTransactions({ view: 'paid', ...ever });
  expect(paid).toContain(',Payment,,');
  expect(paid).toContain(',-12.66,USD,');
});

it('asks for a shorter period where it would be more than 10,000 lines', async () => {
  const { host, stripeId } = await aSale();
  await havePaid(stripeId, 10_000);
  const asked = transactionsApi.signedInAs(host).exportTransactions({ view: 'received', ...ever });
  await expect(asked).rejects.toMatchObject({ code: 'transactions.tooMany' });
});

it('writes what came in for an organization, for who manages its money alone', async () => {
  const { organizationId, finance, team, sells } = await aSellingOrganization();
  await payFor((await sells()).eventId, await aPerson());
  const asked = { view: 'received', organizationId, ...ever } as const;
  const csv = await transactionsApi.signedInAs(finance).exportTransactions(asked);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
  const refused = transactionsApi.signedInAs(team.owner).exportTransactions(asked);
  await expect(refused).rejects.toMatchObject({ code: 'access.denied' });
});

it('refuses a period whose last day is before its first', async () => {
  const { host } = await aSale();
  const asked = { view: 'received', from: '2026-12-31', to: '2026-01-01' } as const;
  const refused = transactionsApi.signedInAs(host).exportTransactions(asked);
  await expect(refused).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { to: 'The last day is before the first.' },
  });
});
