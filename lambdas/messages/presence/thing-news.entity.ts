import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** When pages last heard that a thing changed. */
export const thingNewsEntity = entityOf({
  model: { service: 'rovers', entity: 'thingNews', version: '1' },
  attributes: {
    thingId: { type: 'string', required: true },
    /** Milliseconds since 1970. */
    saidAt: { type: 'number', required: true },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One thing. */
    byThing: { pk: { field: 'pk', composite: ['thingId'] }, sk: { field: 'sk', composite: [] } },
  },
});
