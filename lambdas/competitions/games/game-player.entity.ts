import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person plays in a game, or did: noted before they do, so that their name is found when they leave the product. */
export const gamePlayerEntity = entityOf({
  model: { service: 'rovers', entity: 'gamePlayer', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    gameId: { type: 'string', required: true },
  },
  indexes: {
    /** The games that one person is or was in. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['gameId'] } },
  },
});
