import { isOpen } from '#shared/payments/orders/states.ts';
import type { StoredOrder } from './stored-order.ts';

const underway: ReadonlySet<string> = new Set(['requested', 'pending_funds', 'pending']);

/** Whether its payer may still pay an order, or is to get something of it back. */
export const isUnsettled = ({ status, refunds, refundableMinor }: StoredOrder): boolean =>
  isOpen(status) ||
  status === 'disputed' ||
  refunds.some(
    (refund) => underway.has(refund.status) || (refund.status === 'failed' && refundableMinor >= refund.amountMinor),
  );
