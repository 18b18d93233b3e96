import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { TransactionView, transactionsContract } from '#shared/payments/ledger/contract.ts';
import type { TransactionStore, Whose } from '../transaction-store.ts';
import { accountAsked, type SellerParts } from './account-asked.ts';

type Operations = (typeof transactionsContract)['operations'];

interface Parts extends SellerParts {
  readonly transactions: Pick<TransactionStore, 'page' | 'isOfTeam'>;
}

const pageSize = 50;

/** Few requests, however long the ledger is: the caller, the account, who may see it, and the page. */
export async function listTransactions(
  { cursor, userId, ...asked }: Parsed<Operations['listTransactions']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['listTransactions']>> {
  const self = actorOf(caller).userId;
  if (userId && userId !== self && caller.account?.isPlatformAdmin !== true) throw new Problem('access.denied');
  const ownerId = userId ?? self;
  const { account, scopeId, isOwn } = await accountAsked(asked, ownerId, parts);
  const view = asked.view ?? (account ? 'received' : 'paid');
  const sells = account !== undefined;
  const whose = whoseOf(view, ownerId, account && { stripeId: account.stripeId, scopeId });
  if (!whose) return { view, sells, isOwn, transactions: [] };
  const cursors = cursorsFor(self, { list: 'listTransactions', ...whose });
  const page = await parts.transactions.page(whose, pageSize, cursor && (await cursors.read(cursor)));
  return {
    view,
    sells,
    isOwn,
    transactions: page.transactions,
    ...(page.cursor && { nextCursor: await cursors.write(page.cursor) }),
  };
}

/** Whose lines are asked for; none where nothing could be received. */
export const whoseOf = (
  view: TransactionView,
  payerId: string,
  seller: Extract<Whose, { readonly stripeId: string }> | undefined,
): Whose | undefined => (view === 'paid' ? { payerId } : seller);
