import type Stripe from 'stripe';
import { expect, inject } from 'vitest';
import { accounts } from '#shared/accounts/contract.ts';
import { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { eventually } from '../support/mail.ts';
import type { Person } from '../support/person.ts';

const origin = inject('origin');

type Seller = Pick<Person, 'calls'>;
type LocalAccount = Stripe.Account & { readonly balance: Stripe.Balance };

/** What the provider has for a seller, paid out or not, in cents. */
async function balanceOf(stripeId: string): Promise<number> {
  const response = await fetch(`${origin}/_local/stripe`);
  const { accounts: known } = (await response.json()) as { accounts: readonly LocalAccount[] };
  const found = known.find(({ id }) => id === stripeId);
  if (!found) throw new Error(`The provider does not know ${stripeId}`);
  return [...found.balance.available, ...found.balance.pending].reduce((sum, { amount }) => sum + amount, 0);
}

/** All that the seller's ledger has, added up. */
async function ledgerOf(seller: Seller): Promise<number> {
  let sum = 0;
  let cursor: string | undefined;
  do {
    const page = await seller
      .calls(transactionsContract)
      .listTransactions({ view: 'received', ...(cursor && { cursor }) });
    for (const { amountMinor } of page.transactions) sum += amountMinor;
    cursor = page.nextCursor;
  } while (cursor);
  return sum;
}

/** Waits until both are the same, to the cent. @returns that sum */
export const ledgerEqualsBalance = (seller: Seller, stripeId: string): Promise<number> =>
  eventually(async () => {
    const [ledger, balance] = [await ledgerOf(seller), await balanceOf(stripeId)];
    expect(ledger, 'the ledger, in cents').toBe(balance);
    return balance;
  });

/** Presses a button of the local provider. */
export async function atProvider(action: string, id: string): Promise<void> {
  const response = await fetch(`${origin}/_local/stripe/controls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ action, id }),
  });
  expect(response.status, action).toBe(200);
}

/** The account at the provider of who is signed in. */
export async function accountOf(seller: Seller): Promise<string> {
  const me = await seller.calls(accounts).getMe({});
  if (me.state !== 'success' || !me.stripeId) throw new Error('There is no payout account.');
  return me.stripeId;
}
