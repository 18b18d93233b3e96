import type { Table } from '#lambdas/kernel/data/table.ts';
import { shortRefundEntity } from './short-refund.entity.ts';

interface ShortRefund {
  readonly stripeId: string;
  readonly refundId: string;
  readonly orderId: string;
}

/** Refunds that wait for a seller's balance. */
export interface ShortRefunds {
  /** Safe to repeat. */
  keep(refund: ShortRefund): Promise<void>;
  of(stripeId: string): Promise<readonly ShortRefund[]>;
  drop(refund: ShortRefund): Promise<void>;
}

export function createShortRefunds(table: Table): ShortRefunds {
  const rows = shortRefundEntity(table);
  return {
    keep: async (refund) => void (await rows.put(refund).go()),
    of: async (stripeId) => (await rows.query.bySeller({ stripeId }).go({ consistent: true, pages: 'all' })).data,
    drop: async ({ stripeId, refundId }) => void (await rows.delete({ stripeId, refundId }).go()),
  };
}
