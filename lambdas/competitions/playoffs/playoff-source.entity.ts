import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Which playoff was made from a game: there is one at a time. */
export const playoffSourceEntity = entityOf({
  model: { service: 'rovers', entity: 'playoffSource', version: '1' },
  attributes: {
    /** The game that it was made from. */
    sourceGameId: { type: 'string', required: true },
    playoffId: { type: 'string', required: true },
  },
  indexes: {
    /** The playoff of one game. */
    bySource: { pk: { field: 'pk', composite: ['sourceGameId'] }, sk: { field: 'sk', composite: [] } },
  },
});
