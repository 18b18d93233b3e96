import { atMost, type Benchmark, exactly } from '../benchmark.ts';
import { counting } from '../counted-table.ts';
import { short } from '../figures.ts';
import { inCloud } from './in-cloud.ts';

/** A page of what a seller received, over a long ledger. */
export const transactions: Benchmark = {
  name: 'transactions',
  summary: 'a page of the transactions of a seller with many ledger lines (--lines 100000)',
  run: async ({ lines = '100000' }) => {
    const { table, aCardEvent } = await inCloud();
    const { havePaid, transactionsApi } = await import('#tests/support/payments/transactions.ts');
    const { host, stripeId } = await aCardEvent();
    await havePaid(stripeId, Number(lines));
    const asked = counting(table().client);
    const began = performance.now();
    const first = await transactionsApi.signedInAs(host).listTransactions({});
    const ms = performance.now() - began;
    const { requests, items } = asked;
    const next = await transactionsApi.signedInAs(host).listTransactions({ cursor: first.nextCursor });
    console.table([{ lines: Number(lines), ms: short(ms), requests, items, 'on the page': first.transactions.length }]);
    return [
      atMost('requests to the table for a page', requests, 3),
      atMost('requests to the table for the next page', asked.requests - requests, 3),
      exactly('transactions on two pages', first.transactions.length + next.transactions.length, 100),
    ];
  },
};
