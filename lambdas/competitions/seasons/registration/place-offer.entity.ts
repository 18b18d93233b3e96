import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person is offered a place in a season. It leads to the registration, which alone says whether the offer stands. */
export const placeOfferEntity = entityOf({
  model: { service: 'rovers', entity: 'placeOffer', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    seasonId: { type: 'string', required: true },
    /** Whose place it is. */
    fromUserId: { type: 'string', required: true },
    offeredAt: { type: 'string', required: true },
  },
  indexes: {
    /** Who offers a place to one person. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['seasonId'] } },
  },
});
