import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { countPlan } from '#shared/teams/import/plan.ts';

/** That a roster was taken in from a file. */
export const teamImportEntity = entityOf({
  model: { service: 'rovers', entity: 'teamImport', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    byId: { type: 'string', required: true },
    byName: { type: 'string', required: true },
    status: { type: ['running', 'done', 'undone'] as const, required: true },
    counts: { type: CustomAttributeType<ReturnType<typeof countPlan>>('any'), required: true },
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
