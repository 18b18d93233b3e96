import type Stripe from 'stripe';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { ask } from '../../provider/answers.ts';
import type { Provider } from '../../provider/stripe.ts';
import { linesOfTransaction } from '../transaction-lines.ts';
import type { TransactionStore } from '../transaction-store.ts';
import { accountAsked, type SellerParts } from './account-asked.ts';

type Operations = (typeof transactionsContract)['operations'];

interface Parts extends SellerParts {
  readonly transactions: Pick<TransactionStore, 'findPayout' | 'known' | 'isOfTeam'>;
  readonly provider: () => Promise<Provider>;
}

/** The provider alone knows which movements it paid out together; what they were for is in the ledger. */
export async function listPayoutTransactions(
  { payoutId, organizationId }: Parsed<Operations['listPayoutTransactions']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['listPayoutTransactions']>> {
  const { transactions, provider } = parts;
  const { account } = await accountAsked({ organizationId }, actorOf(caller).userId, parts);
  if (!account) throw new Problem('payout.notFound');
  const { stripeId } = account;
  const payout = await transactions.findPayout(stripeId, payoutId);
  if (!payout) throw new Problem('transactions.noPayout');
  const { stripe } = await provider();
  const moved = await ask(movedBy(payoutId, stripeId, stripe));
  const lines = moved
    .filter(({ type }) => type !== 'payout')
    .flatMap((movement) => linesOfTransaction(movement, stripeId));
  return { payout, transactions: await transactions.known(lines) };
}

const movedBy = (payout: string, stripeAccount: string, stripe: Stripe): Promise<Stripe.BalanceTransaction[]> =>
  stripe.balanceTransactions
    .list({ payout, limit: 100, expand: ['data.source'] }, { stripeAccount })
    .autoPagingToArray({ limit: 1000 });
