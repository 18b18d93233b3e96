import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a connection may show a thing. What it shows now stands on the connection; this only finds it. */
export const watcherEntity = entityOf({
  model: { service: 'rovers', entity: 'watcher', version: '1' },
  attributes: {
    thingId: { type: 'string', required: true },
    connectionId: { type: 'string', required: true },
    /** Another one each time that it is said, so that only what was read is removed. */
    mark: { type: 'string', required: true },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Every connection that may show a thing; the gateway's ids differ by case. */
    byThing: {
      pk: { field: 'pk', composite: ['thingId'] },
      sk: { field: 'sk', composite: ['connectionId'], casing: 'none' },
    },
  },
});
