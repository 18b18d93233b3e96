import { afterEach, beforeEach, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { driftReportEntity } from '#lambdas/payments/ledger/drift-report.entity.ts';
import { handler as nightly } from '#lambdas/payments/nightly/job.ts';
import { ledgerLineEntity } from '#lambdas/payments/ports/ledger/ledger-line.entity.ts';
import { aLinked, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { aReadyAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { anEvent, deliver } from '#tests/support/payments/webhooks.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

useFakeProvider();

const noMovements = { object: 'list', data: [], has_more: false, url: '/v1/balance_transactions' };
beforeEach(() => cloud.renew());
afterEach(() => {
  product.clock.reset();
  fakeProvider.put('/v1/balance_transactions', noMovements);
});

const theNextNight = async () => {
  product.clock.forwardMinutes(24 * 60 + 3);
  await runJob(nightly);
  await product.drain();
};
const moved = (type: string, amount: number, fee: number, source: object) => ({
  id: `txn_${type}`,
  object: 'balance_transaction',
  type,
  amount,
  fee,
  net: amount - fee,
  currency: 'usd',
  created: Math.floor(product.clock.now().getTime() / 1000),
  source,
});
const put = (...data: object[]) => fakeProvider.put('/v1/balance_transactions', { ...noMovements, data });
const ledger = async () =>
  (await ledgerLineEntity(table()).scan.go({ pages: 'all' })).data.map(({ kind, amountMinor }) => [kind, amountMinor]);
const reports = async () => (await driftReportEntity(table()).scan.go({ pages: 'all' })).data;

it('finds out each night how an account is now, without an event', async () => {
  const { api, account } = await aLinked();
  Object.assign(account, { charges_enabled: false });
  await theNextNight();
  expect((await api.getAccount({})).status).toBe('incomplete');
  Object.assign(account, { charges_enabled: true });
  await theNextNight();
  expect((await api.getAccount({})).status).toBe('active');
});

it('reminds the owner seven, three and one day before a deadline, once each', async () => {
  const dueAt = Math.floor(product.clock.now().getTime() / 1000) + 8.5 * 86_400;
  const requirements = {
    currently_due: ['external_account'],
    past_due: [],
    current_deadline: dueAt,
    disabled_reason: null,
  };
  const { owner } = await aLinked(aReadyAccount({ requirements }));
  const reminders: number[] = [];
  for (let night = 1; night <= 9; night += 1) {
    await theNextNight();
    const all = product.mails(owner.email ?? '').filter(({ subject }) => subject === 'Stripe needs something from you');
    reminders.push(all.length);
  }
  expect(reminders).toEqual([0, 1, 1, 1, 1, 2, 2, 3, 3]);
});

it('adds movements that no event told of, and reports them; not those of the seller’s other business', async () => {
  await aLinked();
  const metadata = { orderId: 'ord_1' };
  put(
    moved('charge', 1266, 133, { id: 'ch_1', object: 'charge', metadata }),
    moved('charge', 9900, 300, { id: 'ch_2', object: 'charge', metadata: {} }),
    moved('refund', -1266, 0, { id: 're_1', object: 'refund', metadata }),
    moved('payout', -500, 0, { id: 'po_1', object: 'payout' }),
  );
  await theNextNight();
  const found = [
    ['charge', 1266],
    ['fee', -133],
    ['payout', -500],
    ['refund', -1266],
  ];
  expect((await ledger()).toSorted()).toEqual(found);
  expect(await reports()).toMatchObject([{ added: ['ch_1 charge', 'ch_1 fee', 're_1 refund', 'po_1 payout'] }]);
  await theNextNight();
  expect(await reports()).toHaveLength(1);
});

it('leaves a movement that is recorded differently, and raises an alarm', async () => {
  const { stripeId } = await aLinked();
  const created = Math.floor(product.clock.now().getTime() / 1000);
  const payout = { id: 'po_2', object: 'payout', amount: 500, currency: 'usd', created, status: 'paid' };
  await deliver(anEvent('payout.paid', payout, { account: stripeId }));
  put(moved('payout', -700, 0, { id: 'po_2', object: 'payout' }));
  consoleErrors.expect(/the ledger differs from the payment provider/);
  await theNextNight();
  expect(await ledger()).toEqual([['payout', -500]]);
  expect(await reports()).toMatchObject([{ differing: ['po_2 payout'] }]);
});
