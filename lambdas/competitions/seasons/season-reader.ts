import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import { type TeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import { seasonEntity } from './season.entity.ts';
import type { HasPlace } from './sight/place-in-season.ts';
import { squadEntity } from './squads/squad.entity.ts';

export type StoredSeason = EntityItem<ReturnType<typeof seasonEntity>>;
export type StoredSquad = EntityItem<ReturnType<typeof squadEntity>>;

/** Reads of seasons that every part of competitions may need. Strongly consistent. */
export interface SeasonReader {
  find(seasonId: string): Promise<StoredSeason | undefined>;
  /** In the order in which they were entered; those that withdrew or were disqualified included. */
  squadsOf(seasonId: string, divisionId?: string): Promise<readonly StoredSquad[]>;
}

export function createSeasonReader(table: Table): SeasonReader {
  const seasons = seasonEntity(table);
  const squads = squadEntity(table);
  return {
    find: async (seasonId) => (await seasons.get({ seasonId }).go({ consistent: true })).data ?? undefined,
    squadsOf: async (seasonId, divisionId) => {
      const { data } = await squads.query.bySeason({ seasonId }).go({ consistent: true, pages: 'all' });
      return data.filter((squad) => divisionId === undefined || squad.divisionId === divisionId);
    },
  };
}

/**
 * What a caller may do in a season: what they may in its team. A draft is visible to its managers only, the season of a
 * private community also to players with a place in it.
 */
export const seasonPermissionsIn =
  (
    seasons: Pick<SeasonReader, 'find'>,
    teams: Pick<TeamReader, 'find'>,
    memberships: Pick<Memberships, 'find' | 'isBanned'>,
    hasPlace: HasPlace,
  ): FindPermissions =>
  async (userId, seasonId) => {
    const season = await seasons.find(seasonId);
    if (!season) return undefined;
    const { seasonGroupId } = season.facts;
    const held = await teamPermissionsIn(teams, memberships, { thing: 'season', seasonGroupId })(userId, season.teamId);
    if (season.status === 'draft' && !keepsSeason(held ?? [])) return undefined;
    return held ?? (userId !== '' && (await hasPlace(userId, season)) ? [] : undefined);
  };

/** Managers of a season or its registrations see all of it. */
export const keepsSeason = (may: readonly TeamPermission[]): boolean =>
  may.includes('publishSchedule') || may.includes('manageRegistrations');
