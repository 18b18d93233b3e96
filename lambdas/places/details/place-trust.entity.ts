import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How often a person's word about places proved right. */
export const placeTrustEntity = entityOf({
  model: { service: 'rovers', entity: 'placeTrust', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    acceptedEdits: { type: 'number' },
    /** Places they added that another user confirmed. */
    approvedPlaces: { type: 'number' },
  },
  indexes: {
    /** One person's. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
