import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { ExternalTeamDetails } from '#shared/teams/external/schemas.ts';

/** An opponent that is not on the platform. It sits in the kernel because it is entered in seasons. */
export const externalTeamEntity = entityOf({
  model: { service: 'rovers', entity: 'externalTeam', version: '1' },
  attributes: {
    /** The community that listed it. */
    teamId: { type: 'string', required: true },
    externalTeamId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    status: { type: ['listed', 'invited', 'claimed'] as const, required: true },
    /** `ExternalTeamDetails` of `shared/teams/external/schemas.ts`. */
    details: { type: CustomAttributeType<ExternalTeamDetails>('any'), required: true },
    /** Of the invitation that stands; its link names it. */
    invitedAt: { type: 'string' },
    /** A community whose owner says that it is this one, and when: to be answered by those who listed it. */
    claim: {
      type: 'map',
      properties: {
        teamId: { type: 'string', required: true },
        ownerId: { type: 'string', required: true },
        at: { type: 'string', required: true },
      },
    },
    /** The community that it turned out to be. */
    claimedTeamId: { type: 'string' },
    /** Every one is on the same shelf: they are few, and written seldom. */
    shelf: { type: ['all'] as const, required: true, default: 'all' },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    /** The opponents of one community. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['externalTeamId'] } },
    /** All of them, by when they were listed. */
    newest: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shelf'] },
      sk: { field: 'gsi1sk', composite: ['createdAt', 'externalTeamId'] },
    },
  },
});
