import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person was asked; what became of it is in the search. */
export const substituteOfferEntity = entityOf({
  model: { service: 'rovers', entity: 'substituteOffer', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    /** Seconds since 1970, after which the table forgets it. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Which events ask a person. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['eventId'] } },
  },
});
