import * as z from 'zod';
import { Currency, formatMoney } from '#shared/money.ts';
import type { DisputeNews } from '#shared/payments/orders/dispute-moves.ts';
import type { DisputeStatus } from '#shared/payments/orders/dispute-schemas.ts';
import { isUndecided } from '#shared/payments/orders/states.ts';
import { afterDispute } from '../orders/after-dispute.ts';
import { changing } from '../orders/changing.ts';
import { type AccountUses, beginUse, endUse } from '../ports/accounts/account-uses.ts';
import { ledgerWrites, type Recorded } from '../ports/ledger/ledger-writes.ts';
import type { Orders } from '../ports/orders/orders.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import type { Provider } from '../provider/stripe.ts';
import type { Effect } from '../webhooks/effect.ts';
import { namedLines } from './named-lines.ts';

const SentDispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  created: z.int(),
  payment_intent: z.string().nullish(),
  evidence_details: z.looseObject({ due_by: z.int().nullish() }).nullish(),
  balance_transactions: z
    .array(z.object({ id: z.string(), net: z.int(), fee: z.int().default(0), currency: z.string(), created: z.int() }))
    .default([]),
});
type SentDispute = z.infer<typeof SentDispute>;

/** States after which nothing more comes of a dispute. */
const ends = new Set(['won', 'lost', 'warning_closed', 'prevented']);

function statusOf({ status }: SentDispute): DisputeStatus {
  if (status === 'lost') return 'lost';
  if (ends.has(status)) return 'won';
  return status.endsWith('under_review') ? 'under_review' : 'needs_response';
}

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** What the provider keeps for the dispute itself, win or lose. */
function feesOf({ balance_transactions: moved }: SentDispute) {
  const fees = moved
    .filter(({ fee }) => fee !== 0)
    .map(({ id, fee, created }) => ({ ref: id, at: instantOf(created), amountMinor: fee }));
  return fees.length > 0 ? { fees } : {};
}

/** What an order keeps of it. */
const newsOf = (dispute: SentDispute): DisputeNews => ({
  disputeId: dispute.id,
  amountMinor: dispute.amount,
  status: statusOf(dispute),
  openedAt: instantOf(dispute.created),
  ...feesOf(dispute),
  ...(dispute.evidence_details?.due_by && { answerBy: instantOf(dispute.evidence_details.due_by) }),
});

const currencyOf = (code: string) => Currency.parse(code.toUpperCase());

/** What was taken for a dispute and what came back, fees included: a line for each movement on the balance. */
const disputeLines = ({ balance_transactions }: SentDispute, stripeId: string): Recorded[] =>
  balance_transactions.map(({ id, net, currency, created }) => ({
    providerRef: id,
    kind: 'dispute',
    stripeId,
    at: instantOf(created),
    amountMinor: net,
    currency: currencyOf(currency),
    title: 'Disputed payment',
  }));

/** The order that a disputed payment paid, if it was sold on the seller's account. */
async function orderOf(
  { payment_intent: intentId }: SentDispute,
  stripeAccount: string,
  { stripe }: Provider,
  orders: Pick<Orders, 'find'>,
) {
  if (!intentId) return undefined;
  const { metadata } = await stripe.paymentIntents.retrieve(intentId, {}, { stripeAccount });
  const order = metadata.orderId ? await orders.find(metadata.orderId) : undefined;
  return order?.stripeId === stripeAccount ? order : undefined;
}

/**
 * A dispute moves its order, and keeps its account from being unlinked until it is over. Once it is, no event of before opens it
 * again.
 */
export const createOnDispute =
  (uses: Pick<AccountUses, 'isOver'>, orders: Pick<Orders, 'find'>): Effect =>
  async ({ object }, { seller, provider, now }) => {
    if (!seller) return 'unknown';
    const dispute = SentDispute.parse(object);
    const { stripeId } = seller;
    const use = {
      kind: 'dispute',
      refId: dispute.id,
      title: `Disputed payment of ${formatMoney({ amountMinor: dispute.amount, currency: currencyOf(dispute.currency) })}`,
      href: `https://dashboard.stripe.com/disputes/${dispute.id}`,
    } as const;
    const order = await orderOf(dispute, stripeId, provider, orders);
    const isOver = ends.has(dispute.status);
    const isKnownOver = order ? isDecided(order, dispute) : await uses.isOver(stripeId, use);
    const lines = namedLines(disputeLines(dispute, stripeId), order);
    const change = order && afterDispute(order, newsOf(dispute), now);
    return (rows) => [
      ...(isOver ? endUse(stripeId, use, now)(rows) : []),
      ...(!isOver && !isKnownOver ? beginUse(seller, use)(rows) : []),
      ...ledgerWrites(...lines)(rows),
      ...(order ? changing(order, change)(rows) : []),
    ];
  };

const isDecided = ({ disputes = [] }: StoredOrder, { id }: SentDispute): boolean =>
  disputes.some((one) => one.disputeId === id && !isUndecided(one));
