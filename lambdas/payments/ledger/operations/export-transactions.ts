import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toCsv } from '#shared/csv.ts';
import { figureOf } from '#shared/money.ts';
import type { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { kindWords } from '#shared/payments/ledger/kind-words.ts';
import type { TransactionStore } from '../transaction-store.ts';
import { accountAsked, type SellerParts } from './account-asked.ts';
import { whoseOf } from './transactions.ts';

type Operations = (typeof transactionsContract)['operations'];

interface Parts extends SellerParts {
  readonly transactions: Pick<TransactionStore, 'between' | 'isOfTeam'>;
}

const most = 10_000;
const columns = ['Date', 'Kind', 'Accounting code', 'For', 'Amount', 'Currency', 'Order', 'Stripe reference'];

export async function exportTransactions(
  { from, to, ...asked }: Parsed<Operations['exportTransactions']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['exportTransactions']>> {
  const { userId } = actorOf(caller);
  const { account, scopeId } = await accountAsked(asked, userId, parts);
  const whose = whoseOf(asked.view, userId, account && { stripeId: account.stripeId, scopeId });
  const found = whose
    ? await parts.transactions.between(whose, `${from}T00:00:00.000Z`, `${to}T23:59:59.999Z`, most)
    : [];
  if (!found) throw new Problem('transactions.tooMany');
  const codes = (asked.view === 'received' && account?.accountingCodes) || {};
  const rows = found.map(({ at, kind, title = '', amountMinor, currency, orderId = '', providerRef }) => [
    at,
    kindWords[kind],
    codes[kind] ?? '',
    title,
    Number(figureOf({ amountMinor, currency })),
    currency,
    orderId,
    providerRef,
  ]);
  return toCsv([columns, ...rows]);
}
