import * as z from 'zod';
import { Currency, formatMoney } from '#shared/money.ts';
import { type AccountUses, beginUse, endUse } from '../ports/accounts/account-uses.ts';
import { ledgerWrites, type Recorded } from '../ports/ledger/ledger-writes.ts';
import type { Effect } from '../webhooks/effect.ts';

const SentDispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  balance_transactions: z
    .array(z.object({ id: z.string(), net: z.int(), currency: z.string(), created: z.int() }))
    .default([]),
});
type SentDispute = z.infer<typeof SentDispute>;

/** States after which nothing more comes of a dispute. */
const ends = new Set(['won', 'lost', 'warning_closed', 'prevented']);

const currencyOf = (code: string) => Currency.parse(code.toUpperCase());

/** What was taken for a dispute and what came back, fees included: a line for each movement on the balance. */
const disputeLines = ({ balance_transactions }: SentDispute, stripeId: string): Recorded[] =>
  balance_transactions.map(({ id, net, currency, created }) => ({
    providerRef: id,
    kind: 'dispute',
    stripeId,
    at: new Date(created * 1000).toISOString(),
    amountMinor: net,
    currency: currencyOf(currency),
    title: 'Disputed payment',
  }));

/** A dispute keeps its account from being unlinked until it is over. Once it is, no event of before opens it again. */
export const createOnDispute =
  (uses: Pick<AccountUses, 'isOver'>): Effect =>
  async ({ object }, { seller, now }) => {
    if (!seller) return 'unknown';
    const dispute = SentDispute.parse(object);
    const { stripeId } = seller;
    const use = {
      kind: 'dispute',
      refId: dispute.id,
      title: `Disputed payment of ${formatMoney({ amountMinor: dispute.amount, currency: currencyOf(dispute.currency) })}`,
      href: `https://dashboard.stripe.com/disputes/${dispute.id}`,
    } as const;
    const isOver = ends.has(dispute.status);
    const isKnownOver = await uses.isOver(stripeId, use);
    const lines = ledgerWrites(...disputeLines(dispute, stripeId));
    return (rows) => [
      ...(isOver ? endUse(stripeId, use, now)(rows) : []),
      ...(!isOver && !isKnownOver ? beginUse(seller, use)(rows) : []),
      ...lines(rows),
    ];
  };
