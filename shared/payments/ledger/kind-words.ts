import type { LedgerKind } from './ledger.ts';

/** What pages and files call each kind of movement. */
export const kindWords: Readonly<Record<LedgerKind, string>> = {
  charge: 'Payment',
  fee: 'Fees',
  refund: 'Refund',
  refundFee: 'Fees returned',
  dispute: 'Dispute',
  payout: 'Payout',
  credit: 'Credit',
  adjustment: 'Adjustment',
};
