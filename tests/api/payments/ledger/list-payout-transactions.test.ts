import { expect, it } from 'vitest';
import { control } from '#infra/local/stripe/controls.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { payFor } from '#tests/support/events/checkout.ts';
import { aSellingOrganization } from '#tests/support/events/selling/selling-organizations.ts';
import { aSale, paidOut, transactionsApi } from '#tests/support/payments/transactions.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

it('resolves a payout to the payments and fees in it, to the cent', async () => {
  const { host, event, stripeId } = await aSale();
  await paidOut(stripeId);
  const caller = transactionsApi.signedInAs(host);
  const payout = (await caller.listTransactions({})).transactions.find(({ kind }) => kind === 'payout');
  const inIt = await caller.listPayoutTransactions({ payoutId: payout?.providerRef ?? '' });
  expect(inIt.payout).toEqual(payout);
  expect(inIt.transactions).toMatchObject([
    { kind: 'charge', amountMinor: 1266, title: event.title },
    { kind: 'fee', amountMinor: -133, title: event.title },
  ]);
  const sum = inIt.transactions.reduce((total, { amountMinor }) => total + amountMinor, 0);
  expect(sum).toBe(-(payout?.amountMinor ?? 0));
});

it('is for the seller who was paid', async () => {
  const { host, stripeId } = await aSale();
  await paidOut(stripeId);
  const { transactions } = await transactionsApi.signedInAs(host).listTransactions({});
  const payoutId = transactions.find(({ kind }) => kind === 'payout')?.providerRef ?? '';
  const [other, seller] = [await aPerson(), await aSale()];
  const refused = (person: typeof other) => transactionsApi.signedInAs(person).listPayoutTransactions({ payoutId });
  await expect(refused(other)).rejects.toMatchObject({ code: 'payout.notFound' });
  await expect(refused(seller.host)).rejects.toMatchObject({ code: 'transactions.noPayout' });
});

it('says so when Stripe does not answer', async () => {
  const { host, stripeId } = await aSale();
  await paidOut(stripeId);
  const caller = transactionsApi.signedInAs(host);
  const { transactions } = await caller.listTransactions({});
  const payoutId = transactions.find(({ kind }) => kind === 'payout')?.providerRef ?? '';
  consoleErrors.expect(/payout\.unreachable/);
  control(cloud.stripe, { action: 'fail', fault: 'refused', times: 1 });
  await expect(caller.listPayoutTransactions({ payoutId })).rejects.toMatchObject({ code: 'payout.unreachable' });
});

it('resolves a payout of an organization for who manages its money alone', async () => {
  const { organizationId, finance, team, stripeId, sells } = await aSellingOrganization();
  await payFor((await sells()).eventId, await aPerson());
  await paidOut(stripeId);
  const caller = transactionsApi.signedInAs(finance);
  const { transactions } = await caller.listTransactions({ view: 'received', organizationId });
  const payoutId = transactions.find(({ kind }) => kind === 'payout')?.providerRef ?? '';
  const inIt = await caller.listPayoutTransactions({ payoutId, organizationId });
  expect(inIt.transactions.map(({ kind }) => kind)).toEqual(['charge', 'fee']);
  const refused = transactionsApi.signedInAs(team.owner).listPayoutTransactions({ payoutId, organizationId });
  await expect(refused).rejects.toMatchObject({ code: 'access.denied' });
});
