import type { StoredPayment } from '../invoice.entity.ts';

/** Minor units of a payment that went back to the card. */
export const wentBack = (refunds: StoredPayment['refunds'] = {}): number =>
  Object.values(refunds).reduce((sum, amountMinor) => sum + amountMinor, 0);
