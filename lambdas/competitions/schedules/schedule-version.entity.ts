import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** One version of a schedule, whole: the draft, or what was published at one time. */
export const scheduleVersionEntity = entityOf({
  model: { service: 'rovers', entity: 'scheduleVersion', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    /** `draft`, or the number of the publication: `published-0003`. */
    name: { type: 'string', required: true },
    /** `ScheduleDocument` of the store, gzip in base 64: 4,032 matches take about 70 KB. */
    document: { type: 'string', required: true },
  },
  indexes: {
    /** The versions of one season's schedule. */
    bySeason: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: ['name'] } },
  },
});
