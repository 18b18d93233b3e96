import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a public team is in an area of the map: one row per size of the grid. */
export const teamCardEntity = entityOf({
  model: { service: 'rovers', entity: 'teamCard', version: '1' },
  attributes: {
    area: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    lat: { type: 'number', required: true },
    lng: { type: 'number', required: true },
    gameTypeIds: { type: 'list', items: { type: 'string' }, required: true },
    kind: { type: 'string', required: true },
    skillLevels: { type: 'list', items: { type: 'string' }, required: true },
    joinPolicy: { type: 'string', required: true },
  },
  indexes: {
    /** The teams of an area. */
    byArea: {
      pk: { field: 'pk', composite: ['area'], casing: 'none' },
      sk: { field: 'sk', composite: ['teamId'], casing: 'none' },
    },
  },
});
