import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';

/** How the roster of a team is laid out. */
export const teamSheetEntity = entityOf({
  model: { service: 'rovers', entity: 'teamSheet', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** `RosterSheet` of `shared/teams/roster/sheet.ts`. */
    sheet: { type: CustomAttributeType<RosterSheet>('any'), required: true },
    /** The teams that players were put in after they were created; undoing an import leaves these on the roster. */
    teamsInUse: { type: CustomAttributeType<readonly string[]>('any') },
    /** How often `teamsInUse` grew. */
    marks: { type: 'number' },
  },
  indexes: {
    /** One team's. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: [] } },
  },
});
