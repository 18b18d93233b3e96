import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';

/** One line that was written: what it takes to write it, and to undo it. */
export type Done =
  | {
      readonly kind: 'new';
      readonly id: string;
      /** The teams that it put them in. */
      readonly squadIds?: readonly string[];
    }
  | {
      readonly kind: 'member' | 'invite';
      readonly id: string;
      readonly version: number;
      readonly before: RosterDetails;
    };

/** What one transaction of an import did, as it takes to undo it. */
export const teamImportPartEntity = entityOf({
  model: { service: 'rovers', entity: 'teamImportPart', version: '1' },
  attributes: {
    importId: { type: 'string', required: true },
    part: { type: 'number', required: true },
    /** In the order of the file. */
    done: { type: CustomAttributeType<readonly Done[]>('any'), required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Everything that one import did. */
    byImport: { pk: { field: 'pk', composite: ['importId'] }, sk: { field: 'sk', composite: ['part'] } },
  },
});
