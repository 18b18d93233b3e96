import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** The files that one thing shows, as of the newest version of it that was heard of. */
export const uploadHolderEntity = entityOf({
  model: { service: 'rovers', entity: 'uploadHolder', version: '1' },
  attributes: {
    holder: { type: 'string', required: true },
    version: { type: 'number', required: true },
    uploadIds: { type: 'list', items: { type: 'string' }, required: true },
  },
  indexes: {
    /** One thing. */
    byHolder: { pk: { field: 'pk', composite: ['holder'] }, sk: { field: 'sk', composite: [] } },
  },
});
