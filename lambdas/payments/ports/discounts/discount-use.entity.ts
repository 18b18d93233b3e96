import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How often one payer used a code. */
export const discountUseEntity = entityOf({
  model: { service: 'rovers', entity: 'discountUse', version: '1' },
  attributes: {
    scopeId: { type: 'string', required: true },
    code: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Orders of theirs that are paid with it, or are being paid. */
    used: { type: 'number' },
  },
  indexes: {
    /** The uses of one code by one payer. */
    byPayer: { pk: { field: 'pk', composite: ['scopeId', 'code'] }, sk: { field: 'sk', composite: ['userId'] } },
  },
});
