import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How much a person has uploaded, or may be uploading now. */
export const uploadUseEntity = entityOf({
  model: { service: 'rovers', entity: 'uploadUse', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    bytes: { type: 'number', required: true, default: 0 },
  },
  indexes: {
    /** One person's. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
