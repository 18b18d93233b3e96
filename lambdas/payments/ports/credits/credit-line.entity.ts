import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { CreditLineKind } from '#shared/payments/credits/schemas.ts';

/** One movement of a person's credit with a seller. Lines are added with the balance, and never changed or removed. */
export const creditLineEntity = entityOf({
  model: { service: 'rovers', entity: 'creditLine', version: '1' },
  attributes: {
    lineId: { type: 'string', required: true },
    sellerId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    currency: { type: 'string', required: true },
    at: { type: 'string', required: true },
    kind: { type: CreditLineKind.options, required: true },
    /** In minor units; positive where the person got it. */
    amountMinor: { type: 'number', required: true },
    /** The order that used it, or that it came back from. */
    orderId: { type: 'string' },
    /** What it was used for, or the community that gave it. */
    title: { type: 'string' },
    /** Why a treasurer gave it or took it back. */
    reason: { type: 'string' },
    byId: { type: 'string' },
  },
  indexes: {
    /** One line. */
    byId: { pk: { field: 'pk', composite: ['lineId'] }, sk: { field: 'sk', composite: [] } },
    /** What came and went of one person's credit, by time. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['at', 'lineId'] },
    },
  },
});
