import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import { isVisible, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { SeasonReader, StoredSeason } from '../season-reader.ts';

export interface SeenParts {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly teams: Pick<TeamReader, 'find'>;
  /** See `seasonPermissionsIn`. */
  readonly inSeason: FindPermissions;
}

/**
 * A season as a caller may see it. It is public except as a draft, or where its community is private: then only for those
 * who are in the one or play in the other.
 * @param userId undefined for visitors
 * @throws {Problem} season.notFound
 */
export async function seenSeason(
  seasonId: string,
  userId: string | undefined,
  { seasons, teams, inSeason }: SeenParts,
): Promise<StoredSeason> {
  const season = await seasons.find(seasonId);
  if (season && season.status !== 'draft') {
    const team = await teams.find(season.teamId);
    if (team && isVisible(team, undefined)) return season;
  }
  if (!season || userId === undefined || !(await inSeason(userId, seasonId))) throw new Problem('season.notFound');
  return season;
}
