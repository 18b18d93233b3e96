import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What one person thinks of one event. */
export const eventRatingEntity = entityOf({
  model: { service: 'rovers', entity: 'eventRating', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    stars: { type: 'number', required: true },
    text: { type: 'string', required: true },
    ratedAt: { type: 'string', required: true },
    /** Who hosted it when it was rated first: to them it counts. */
    hostIds: { type: 'list', items: { type: 'string' } },
  },
  indexes: {
    /** An event's ratings, or one person's. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** What one person thinks of events. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['eventId'] },
    },
  },
});
