import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { favouriteKinds } from '#shared/events/favourites/favourite-words.ts';

/** How many favourites a person has, or how many people keep a thing. Moves in the transaction of each favourite. */
export const favouriteCountEntity = entityOf({
  model: { service: 'rovers', entity: 'favouriteCount', version: '1' },
  attributes: {
    of: { type: ['owner', ...favouriteKinds] as const, required: true },
    id: { type: 'string', required: true },
    count: { type: 'number', required: true },
  },
  indexes: {
    /** One count. */
    byThing: { pk: { field: 'pk', composite: ['of', 'id'] }, sk: { field: 'sk', composite: [] } },
  },
});
