import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What a person met at a place: the last they said. */
export const placeConditionEntity = entityOf({
  model: { service: 'rovers', entity: 'placeCondition', version: '1' },
  attributes: {
    placeId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    condition: {
      type: ['wet', 'flooded', 'nets_missing', 'lights_out', 'crowded', 'fine'] as const,
      required: true,
    },
    at: { type: 'string', required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** What people met at a place. */
    byPlace: { pk: { field: 'pk', composite: ['placeId'] }, sk: { field: 'sk', composite: ['userId'] } },
  },
});
