import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How a person rates a place. The id follows from the two, so there is one at most. */
export const placeRatingEntity = entityOf({
  model: { service: 'rovers', entity: 'placeRating', version: '1' },
  attributes: {
    placeId: { type: 'string', required: true },
    ratingId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    displayName: { type: 'string', required: true },
    stars: { type: 'number', required: true },
    text: { type: 'string', required: true },
    ratedAt: { type: 'string', required: true },
    reply: {
      type: 'map',
      properties: { text: { type: 'string', required: true }, repliedAt: { type: 'string', required: true } },
    },
  },
  indexes: {
    /** One rating. */
    byId: { pk: { field: 'pk', composite: ['placeId'] }, sk: { field: 'sk', composite: ['ratingId'] } },
    /** A place's ratings, by time. */
    byTime: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['placeId'] },
      sk: { field: 'gsi1sk', composite: ['ratedAt', 'ratingId'] },
    },
    /** How one person rates places. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['placeId'] },
    },
  },
});
