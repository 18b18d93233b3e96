import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A player who wants to be found, in a cell of the grid that their city is in. What is shown is read from the account. */
export const nearbyCardEntity = entityOf({
  model: { service: 'rovers', entity: 'nearbyCard', version: '1' },
  attributes: {
    /** A cell of the grid: `m.41.17`. */
    area: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    games: { type: 'list', items: { type: 'string' }, required: true },
    /** Of their name, as it can be typed. */
    words: { type: 'list', items: { type: 'string' } },
  },
  indexes: {
    /** Who can be found in one area. */
    byArea: { pk: { field: 'pk', composite: ['area'], casing: 'none' }, sk: { field: 'sk', composite: ['userId'] } },
  },
});
