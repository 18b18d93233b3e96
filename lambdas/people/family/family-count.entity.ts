import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How many members a person's family has, and how many requests of theirs wait: moved with what it counts. */
export const familyCountEntity = entityOf({
  model: { service: 'rovers', entity: 'familyCount', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    members: { type: 'number' },
    waiting: { type: 'number' },
  },
  indexes: {
    /** One person's. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
