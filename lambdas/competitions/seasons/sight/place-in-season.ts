import { clock } from '#lambdas/kernel/clock.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { registrationEntity } from '../registration/registration.entity.ts';
import { wardsOf } from './wards-of.ts';

/**
 * Whether a person has a place in a season, or is guardian of a child who has. They know the season as its players do, also
 * where its community is private and they are not in it. A banned person sees nothing by it.
 */
export type HasPlace = (
  userId: string,
  season: { readonly seasonId: string; readonly teamId: string },
) => Promise<boolean>;

export function createHasPlace(table: Table): HasPlace {
  const [teams, memberships] = [createTeamReader(table), createMemberships(table)];
  const [registrations, dependants] = [registrationEntity(table), createDependantReader(table)];
  return async (userId, { seasonId, teamId }) => {
    const stands = async (personId: string) => {
      const { data } = await registrations.get({ userId: personId, seasonId }).go({ consistent: true });
      return data !== null && isStanding(data.status);
    };
    const isIn =
      (await stands(userId)) ||
      (await Promise.all((await wardsOf(userId, dependants, clock.now())).map((one) => stands(one.dependantId)))).some(
        Boolean,
      );
    if (!isIn || (await memberships.isBanned({ userId, teamId }))) return false;
    return (await teams.find(teamId)) !== undefined;
  };
}
