import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A file that a user announced, and what became of it. It sits in the kernel because what shows a file names it. */
export const uploadEntity = entityOf({
  model: { service: 'rovers', entity: 'upload', version: '1' },
  attributes: {
    uploadId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    purpose: { type: 'string', required: true },
    name: { type: 'string', required: true },
    type: { type: 'string', required: true },
    /** Bytes. */
    size: { type: 'number', required: true },
    /** Announced; checked and kept; about to be removed, because nothing shows it. */
    status: { type: ['awaited', 'kept', 'leaving'] as const, required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    /** One upload. */
    byId: { pk: { field: 'pk', composite: ['uploadId'] }, sk: { field: 'sk', composite: [] } },
    /** One person's files. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['uploadId'] },
    },
  },
});
