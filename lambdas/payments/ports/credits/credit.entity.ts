import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What one person has to spend with one seller: the sum of their lines, and never below 0. */
export const creditEntity = entityOf({
  model: { service: 'rovers', entity: 'credit', version: '1' },
  attributes: {
    /** The owner of the payout account. */
    sellerId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** The seller's; after a change of account a balance in the old one stays beside the new one. */
    currency: { type: 'string', required: true },
    /** In minor units. */
    balanceMinor: { type: 'number' },
  },
  indexes: {
    /** What people have with one seller. */
    bySeller: { pk: { field: 'pk', composite: ['sellerId'] }, sk: { field: 'sk', composite: ['userId', 'currency'] } },
    /** What one person has, seller by seller. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['sellerId', 'currency'] },
    },
  },
});
