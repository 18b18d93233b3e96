import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { countPlan } from '#shared/teams/import/plan.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';

/** That a roster was taken in from a file. */
export const teamImportEntity = entityOf({
  model: { service: 'rovers', entity: 'teamImport', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    byId: { type: 'string', required: true },
    byName: { type: 'string', required: true },
    /** `undoing`: nothing more is written by it, and what was written goes. */
    status: { type: ['running', 'done', 'undoing', 'undone'] as const, required: true },
    counts: { type: CustomAttributeType<ReturnType<typeof countPlan>>('any'), required: true },
    /** The teams of the roster that it created. */
    squads: { type: CustomAttributeType<RosterSheet['squads']>('any') },
    /** Until then it can be undone. */
    undoUntil: { type: 'string', required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The imports of one team, the newest last. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['importId'] } },
  },
});
