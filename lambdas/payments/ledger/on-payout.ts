import * as z from 'zod';
import { Currency } from '#shared/money.ts';
import { ledgerWrites, type Recorded } from '../ports/ledger/ledger-writes.ts';
import type { Effect } from '../webhooks/effect.ts';

const SentPayout = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  created: z.int(),
  status: z.string(),
});
type SentPayout = z.infer<typeof SentPayout>;

/**
 * Lines of a payout. It leaves the balance when it is made, whatever its state is now; one that failed or was canceled came
 * back, and no state follows on those. So every order of its events leads to the same lines.
 */
function payoutLines({ id, amount, currency, created, status }: SentPayout, stripeId: string): Recorded[] {
  const line = {
    providerRef: id,
    stripeId,
    at: new Date(created * 1000).toISOString(),
    currency: Currency.parse(currency.toUpperCase()),
  };
  const left: Recorded = { ...line, kind: 'payout', amountMinor: -amount };
  const returned: Recorded = { ...line, kind: 'adjustment', amountMinor: amount, title: 'Payout returned' };
  return status === 'failed' || status === 'canceled' ? [left, returned] : [left];
}

export const onPayout: Effect = async ({ object }, { seller }) =>
  seller ? ledgerWrites(...payoutLines(SentPayout.parse(object), seller.stripeId)) : 'unknown';
