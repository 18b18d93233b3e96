import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How many invoices a seller has numbered in a year. It moves in the transaction that makes the invoices. */
export const invoiceCounterEntity = entityOf({
  model: { service: 'rovers', entity: 'invoiceCounter', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    year: { type: 'number', required: true },
    last: { type: 'number', required: true },
  },
  indexes: {
    /** The last number of a seller in a year. */
    bySeller: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['year'] } },
  },
});
