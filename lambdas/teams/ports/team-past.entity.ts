import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person was of a team, or may never be. It sits in the kernel because a team is hidden from a banned person. */
export const teamPastEntity = entityOf({
  model: { service: 'rovers', entity: 'teamPast', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    status: { type: ['left', 'removed', 'banned'] as const, required: true },
    at: { type: 'string', required: true },
  },
  indexes: {
    /** The teams that one person was of. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['teamId'] } },
    /** Who was of one team, by when they went. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId'] },
      sk: { field: 'gsi1sk', composite: ['at', 'userId'] },
    },
  },
});
