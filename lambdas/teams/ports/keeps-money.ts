import type { Table } from '#lambdas/kernel/data/table.ts';
import { createMemberships } from './memberships.ts';
import { createTeamReader, teamPermissionsIn } from './teams.ts';

/** Whether a person manages the money of a community, by their role in it or in its organization (decision D52). */
export type KeepsMoney = (teamId: string, userId: string) => Promise<boolean>;

export function createKeepsMoney(table: Table): KeepsMoney {
  const permissions = teamPermissionsIn(createTeamReader(table), createMemberships(table));
  return async (teamId, userId) => (await permissions(userId, teamId))?.includes('manageMoney') ?? false;
}
