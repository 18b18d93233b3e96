import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How much room a division has for one kind of registration, and who waits for it. */
export const divisionSpotsEntity = entityOf({
  model: { service: 'rovers', entity: 'divisionSpots', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    divisionId: { type: 'string', required: true },
    /** `teams`: squads; `players`: people who register without one. */
    kind: { type: ['teams', 'players'] as const, required: true },
    capacity: { type: 'number', required: true },
    /** Never below zero; zero while the line is not empty. */
    left: { type: 'number', required: true },
    /** Ids of people in the order in which they came. */
    waiting: { type: 'list', items: { type: 'string' }, required: true },
    /** Moves with who waits. */
    lineVersion: { type: 'number', required: true },
  },
  indexes: {
    /** The room of each division of a season. */
    bySeason: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: ['divisionId', 'kind'] } },
  },
});
