import type { Table } from '#lambdas/kernel/data/table.ts';
import { permissionsOf, type TeamPermission, type TeamRole } from '#shared/teams/permissions.ts';
import { membershipEntity } from './membership.entity.ts';

/** The members of a team who may do something in it; those who paused are asked for nothing. Lags by moments. */
export type FindTeamPeople = (teamId: string, permission: TeamPermission) => Promise<readonly string[]>;

export const createTeamPeople = (table: Table): FindTeamPeople => {
  const rows = membershipEntity(table);
  return async (teamId, permission) => {
    const { data } = await rows.query.byTeam({ teamId }).go({ pages: 'all' });
    return data
      .filter(({ pausedAt, roles }) => !pausedAt && permissionsOf(roles as TeamRole[]).includes(permission))
      .map(({ userId }) => userId);
  };
};
