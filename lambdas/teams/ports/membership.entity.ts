import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { MemberFiles } from '#shared/teams/roster/member-files.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';

/**
 * That a person is on the roster of a team, or has roles in an organisation, which then stands where the team does. It sits
 * in the kernel because what people may do in a team hangs on it, and because a member cannot delete their account.
 */
export const membershipEntity = entityOf({
  model: { service: 'rovers', entity: 'membership', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    /** Moves with the roles. */
    version: { type: 'number', required: true },
    /** What the team was called when the person came. */
    teamName: { type: 'string', required: true },
    /** Of `shared/teams/permissions.ts`, or of an organisation's own table; at least one. */
    roles: { type: 'list', items: { type: 'string' }, required: true },
    /** What the owner gave them besides: grants of `shared/teams/permissions.ts`. */
    grants: { type: 'list', items: { type: 'string' } },
    since: { type: 'string', required: true },
    /** Of a program admin in an organisation: the season groups that they look after. */
    seasonGroupIds: { type: 'list', items: { type: 'string' } },
    /** They keep their place and are not asked for anything. */
    pausedAt: { type: 'string' },
    /** `RosterDetails` of `shared/teams/roster/roster.ts`: what the roster says of them. */
    details: { type: CustomAttributeType<RosterDetails>('any') },
    /** Moves with the details; without it none were ever said. */
    detailsVersion: { type: 'number' },
    /** `MemberFiles` of `shared/teams/roster/member-files.ts`: answers that are files, and evidence. */
    files: { type: CustomAttributeType<MemberFiles>('any') },
    /** Moves with the files; without it there never was one. */
    filesVersion: { type: 'number' },
  },
  indexes: {
    /** The rosters that one person is on. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['teamId'] } },
    /** The roster of one team, the longest there first. */
    byTeam: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['teamId'] },
      sk: { field: 'gsi1sk', composite: ['since', 'userId'] },
    },
  },
});
