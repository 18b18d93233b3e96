import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** One thing that shows one file. */
export const uploadHoldEntity = entityOf({
  model: { service: 'rovers', entity: 'uploadHold', version: '1' },
  attributes: {
    uploadId: { type: 'string', required: true },
    holder: { type: 'string', required: true },
  },
  indexes: {
    /** What shows a file. */
    byUpload: { pk: { field: 'pk', composite: ['uploadId'] }, sk: { field: 'sk', composite: ['holder'] } },
  },
});
