import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { PoolEntry } from '#shared/events/substitutes/rules.ts';

/** One person in the pool of one sport, in the area of their city. Unavailable players have none. */
export const substituteCardEntity = entityOf({
  model: { service: 'rovers', entity: 'substituteCard', version: '1' },
  attributes: {
    /** Sport and cell of the grid: `basketball/c.41.17`. */
    area: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** What is asked of them at each look (`PoolEntry`). */
    entry: { type: CustomAttributeType<PoolEntry>('any'), required: true },
  },
  indexes: {
    /** Who may be asked for one sport in one area. */
    byArea: {
      pk: { field: 'pk', composite: ['area'], casing: 'none' },
      sk: { field: 'sk', composite: ['userId'] },
    },
  },
});
