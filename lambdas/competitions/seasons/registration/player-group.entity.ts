import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** People who registered together by a code, to be placed in one squad. */
export const playerGroupEntity = entityOf({
  model: { service: 'rovers', entity: 'playerGroup', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    code: { type: 'string', required: true },
    /** Moves with who is in it. */
    version: { type: 'number', required: true },
    /** Six at most. */
    memberIds: { type: 'list', items: { type: 'string' }, required: true },
  },
  indexes: {
    /** One group of a season. */
    byCode: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: ['code'] } },
  },
});
