import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a player gave up their seats on the dates of a series at once, for as long as it is told. */
export const seriesLeaveEntity = entityOf({
  model: { service: 'rovers', entity: 'seriesLeave', version: '1' },
  attributes: {
    rootId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Dates on whose lists they were. */
    dates: { type: 'list', items: { type: 'string' }, required: true },
    leftAt: { type: 'string', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The last time that one person left one series. */
    bySeries: { pk: { field: 'pk', composite: ['rootId'] }, sk: { field: 'sk', composite: ['userId'] } },
  },
});
