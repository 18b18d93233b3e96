import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How people rated the events of one host, in sum. Moves in the transaction of each rating. */
export const hostTallyEntity = entityOf({
  model: { service: 'rovers', entity: 'hostTally', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    ratings: { type: 'number' },
    /** The sum of all ratings. */
    stars: { type: 'number' },
  },
  indexes: {
    /** The counters of one host. */
    byHost: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
