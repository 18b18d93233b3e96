import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** How far the erasure of a deleted account has come; gone when nothing is left to erase. */
export const erasureEntity = entityOf({
  model: { service: 'rovers', entity: 'erasure', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** The first or the second; see `accountDeleted`. */
    pass: { type: 'number', required: true },
    /** The parts that are through with the pass. */
    done: { type: 'list', items: { type: 'string' }, required: true },
    askedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One person's. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
