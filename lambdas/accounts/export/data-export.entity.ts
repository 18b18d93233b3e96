import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** The last export that a user requested, and its outcome. */
export const dataExportEntity = entityOf({
  model: { service: 'rovers', entity: 'dataExport', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    exportId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** The parts that have laid down theirs. */
    done: { type: 'list', items: { type: 'string' }, required: true },
    askedAt: { type: 'string', required: true },
    /** Until when the file can be downloaded; absent while it is put together. */
    until: { type: 'string' },
    /** Bytes. */
    size: { type: 'number' },
  },
  indexes: {
    /** One person's last. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
