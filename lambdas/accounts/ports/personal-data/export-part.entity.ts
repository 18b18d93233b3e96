import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A slice of what one part hands out to a user, until all of it is put together. */
export const exportPartEntity = entityOf({
  model: { service: 'rovers', entity: 'exportPart', version: '1' },
  attributes: {
    exportId: { type: 'string', required: true },
    part: { type: 'string', required: true },
    slice: { type: 'string', required: true },
    /** JSON, cut anywhere. */
    text: { type: 'string', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Everything of one export, part by part. */
    byExport: { pk: { field: 'pk', composite: ['exportId'] }, sk: { field: 'sk', composite: ['part', 'slice'] } },
  },
});
