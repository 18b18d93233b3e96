import { aPerson } from '../../accounts/people.ts';
import { aSale, ever, paidOut, transactionsApi } from '../../payments/transactions.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';

const callerFor = async (role: Cell['role']) => {
  const person = await personFor(role);
  return { person, caller: person ? transactionsApi.signedInAs(person) : transactionsApi.signedOut() };
};

/** Codes, and what is in a payout: the caller's own in the column `self`, otherwise one that is another seller's. */
async function asksAsSeller({ role }: Cell): Promise<unknown> {
  const { person, caller } = await callerFor(role);
  if (role !== 'self' || !person) return caller.getAccountingCodes({});
  const { stripeId } = await aSale(person);
  await paidOut(stripeId);
  await caller.saveAccountingCodes({ codes: { charge: '4000' } });
  const { transactions } = await caller.listTransactions({});
  const payout = transactions.find(({ kind }) => kind === 'payout');
  await caller.getAccountingCodes({});
  return caller.listPayoutTransactions({ payoutId: payout?.providerRef ?? 'po_none' });
}

/** Rows of transactions. */
export const transactionRows: Readonly<Record<string, Binding>> = {
  'pay.transactions': {
    operations: ['listTransactions', 'exportTransactions'],
    ask: async ({ role }) => {
      const { caller } = await callerFor(role);
      await caller.listTransactions({});
      return caller.exportTransactions({ view: 'paid', ...ever });
    },
  },
  'pay.transactions.other': {
    operations: ['listTransactions'],
    ask: async ({ role }) => {
      const { person, caller } = await callerFor(role);
      const other = await aPerson();
      return caller.listTransactions({ userId: role === 'self' && person ? person.userId : other.userId });
    },
    asPlatform: true,
  },
  'pay.transactions.seller': {
    operations: ['listPayoutTransactions', 'getAccountingCodes', 'saveAccountingCodes'],
    ask: asksAsSeller,
  },
};
