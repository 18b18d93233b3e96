import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { teamTies } from '#shared/teams/organizations/schemas.ts';

/** That a team belongs to an organisation, or that one of them asked the other. */
export const organizationTeamEntity = entityOf({
  model: { service: 'rovers', entity: 'organizationTeam', version: '1' },
  attributes: {
    organizationId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    status: { type: teamTies, required: true },
    since: { type: 'string', required: true },
  },
  indexes: {
    /** The teams of one organisation. */
    byOrganization: {
      pk: { field: 'pk', composite: ['organizationId'] },
      sk: { field: 'sk', composite: ['teamId'] },
    },
    /** The organisations that one team has to do with. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId'] },
      sk: { field: 'gsi1sk', composite: ['organizationId'] },
    },
  },
});
