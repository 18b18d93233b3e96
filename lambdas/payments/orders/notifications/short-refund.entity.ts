import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A refund that a seller's balance was short of; it goes once it was sent, when the seller is next written to. */
export const shortRefundEntity = entityOf({
  model: { service: 'rovers', entity: 'shortRefund', version: '1' },
  attributes: {
    /** The seller's account at the provider. */
    stripeId: { type: 'string', required: true },
    refundId: { type: 'string', required: true },
    orderId: { type: 'string', required: true },
  },
  indexes: {
    /** All that one seller's balance was short of. */
    bySeller: { pk: { field: 'pk', composite: ['stripeId'] }, sk: { field: 'sk', composite: ['refundId'] } },
  },
});
