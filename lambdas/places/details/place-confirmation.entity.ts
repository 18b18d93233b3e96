import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** When a person last said that a place is right. */
export const placeConfirmationEntity = entityOf({
  model: { service: 'rovers', entity: 'placeConfirmation', version: '1' },
  attributes: {
    placeId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    at: { type: 'string', required: true },
  },
  indexes: {
    /** One person's word on one place. */
    byPerson: { pk: { field: 'pk', composite: ['placeId'] }, sk: { field: 'sk', composite: ['userId'] } },
  },
});
