import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What is counted of one event. Moves in the transaction of whatever it counts. */
export const eventTallyEntity = entityOf({
  model: { service: 'rovers', entity: 'eventTally', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    /** Joiners who are checked in, and heads with their guests. */
    people: { type: 'number' },
    heads: { type: 'number' },
    ratings: { type: 'number' },
    /** The sum of all ratings. */
    stars: { type: 'number' },
  },
  indexes: {
    /** The counters of one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
  },
});
