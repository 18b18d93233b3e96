import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What one transaction of an import did, as it takes to undo it. */
export const teamImportPartEntity = entityOf({
  model: { service: 'rovers', entity: 'teamImportPart', version: '1' },
  attributes: {
    importId: { type: 'string', required: true },
    part: { type: 'number', required: true },
    /** `Done` of `roster/import-store.ts`, in the order of the file. */
    done: { type: 'any', required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Everything that one import did. */
    byImport: { pk: { field: 'pk', composite: ['importId'] }, sk: { field: 'sk', composite: ['part'] } },
  },
});
