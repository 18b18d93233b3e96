import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { TransactionView, transactionsContract } from '#shared/payments/ledger/contract.ts';
import type { PayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import type { TransactionStore, Whose } from '../transaction-store.ts';

type Operations = (typeof transactionsContract)['operations'];

interface Parts {
  readonly transactions: Pick<TransactionStore, 'page'>;
  readonly accounts: Pick<PayoutAccounts, 'find'>;
}

const pageSize = 50;

/** Three requests at most, however long the ledger is: the caller, their payout account, and the page. */
export async function listTransactions(
  { cursor, userId, ...asked }: Parsed<Operations['listTransactions']>,
  caller: Caller,
  { transactions, accounts }: Parts,
): Promise<Output<Operations['listTransactions']>> {
  const self = actorOf(caller).userId;
  if (userId && userId !== self && caller.account?.isPlatformAdmin !== true) throw new Problem('access.denied');
  const ownerId = userId ?? self;
  const account = await accounts.find({ ownerKind: 'user', ownerId });
  const view = asked.view ?? (account ? 'received' : 'paid');
  const sells = account !== undefined;
  const whose = whoseOf({ ...asked, view }, ownerId, account?.stripeId);
  if (!whose) return { view, sells, transactions: [] };
  const cursors = cursorsFor(self, { list: 'listTransactions', ...whose });
  const page = await transactions.page(whose, pageSize, cursor && (await cursors.read(cursor)));
  return {
    view,
    sells,
    transactions: page.transactions,
    ...(page.cursor && { nextCursor: await cursors.write(page.cursor) }),
  };
}

interface Asked {
  readonly view: TransactionView;
  readonly subjectId?: string | undefined;
  readonly teamId?: string | undefined;
}

/** Whose lines are asked for; none where nothing could be received. */
export function whoseOf(
  { view, subjectId, teamId }: Asked,
  payerId: string,
  stripeId: string | undefined,
): Whose | undefined {
  if (view === 'paid') return { payerId };
  return stripeId ? { stripeId, scopeId: subjectId ?? teamId } : undefined;
}
