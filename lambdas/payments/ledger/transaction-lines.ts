import type Stripe from 'stripe';
import { Currency } from '#shared/money.ts';
import type { Recorded } from '../ports/ledger/ledger-writes.ts';

type Source = Exclude<Stripe.BalanceTransaction['source'], string | null>;

/**
 * The lines of a movement on a seller's balance, with its source expanded; none for what the seller's other business moved:
 * only charges and refunds that name an order of ours count, besides payouts and disputes.
 */
export function linesOfTransaction(moved: Stripe.BalanceTransaction, stripeId: string): Recorded[] {
  const { source, created, currency, type } = moved;
  if (source === null || typeof source === 'string') return [];
  const at = new Date(created * 1000).toISOString();
  const line = { stripeId, at, currency: Currency.parse(currency.toUpperCase()) };
  const read = readers[type];
  return read ? read(moved, source).map((kind) => ({ ...line, ...kind })) : [];
}

type Kind = Pick<Recorded, 'kind' | 'providerRef' | 'amountMinor' | 'title' | 'orderId' | 'userId'>;
type Reader = (moved: Stripe.BalanceTransaction, source: Source) => Kind[];

const ofOrder =
  (kind: 'charge' | 'refund', feeKind: 'fee' | 'refundFee'): Reader =>
  ({ amount, fee }, source) => {
    const { orderId, userId } = metadataOf(source);
    if (!orderId) return [];
    const named = { providerRef: source.id, orderId };
    const moved: Kind = { ...named, ...(userId && { userId }), kind, amountMinor: amount };
    // What the seller was charged is no business of the payer's.
    return fee === 0 ? [moved] : [moved, { ...named, kind: feeKind, amountMinor: -fee }];
  };

const payout: Reader = ({ amount }, { id }) => [{ kind: 'payout', providerRef: id, amountMinor: amount }];
const returned: Reader = ({ amount }, { id }) => [
  { kind: 'adjustment', providerRef: id, amountMinor: amount, title: 'Payout returned' },
];
const dispute: Reader = ({ id, net }, source) =>
  source.object === 'dispute'
    ? [{ kind: 'dispute', providerRef: id, amountMinor: net, title: 'Disputed payment' }]
    : [];

const readers: Readonly<Partial<Record<string, Reader>>> = {
  charge: ofOrder('charge', 'fee'),
  payment: ofOrder('charge', 'fee'),
  refund: ofOrder('refund', 'refundFee'),
  payment_refund: ofOrder('refund', 'refundFee'),
  payout,
  payout_failure: returned,
  payout_cancel: returned,
  adjustment: dispute,
};

const metadataOf = (source: Source): Readonly<Record<string, string>> =>
  'metadata' in source && source.metadata ? source.metadata : {};
