import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a guardian looked at what is noted of a dependant for an emergency, once for each day. */
export const careLookEntity = entityOf({
  model: { service: 'rovers', entity: 'careLook', version: '1' },
  attributes: {
    dependantId: { type: 'string', required: true },
    /** The first look of the day. */
    at: { type: 'string', required: true },
    day: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Who looked at one dependant's notes, by day. */
    byDependant: {
      pk: { field: 'pk', composite: ['dependantId'] },
      sk: { field: 'sk', composite: ['day', 'userId'] },
    },
  },
});
