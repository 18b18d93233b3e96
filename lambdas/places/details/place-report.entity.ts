import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What a person says is wrong with a listing: the last they said. */
export const placeReportEntity = entityOf({
  model: { service: 'rovers', entity: 'placeReport', version: '1' },
  attributes: {
    placeId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    category: { type: 'string', required: true },
    text: { type: 'string', required: true },
    reportedAt: { type: 'string', required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** A place's reports. */
    byPlace: { pk: { field: 'pk', composite: ['placeId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** What one person reported. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['placeId'] },
    },
  },
});
