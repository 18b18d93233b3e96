import { Problem } from '#shared/contract/errors.ts';
import { isVisible, type TeamReader } from '../kernel/teams.ts';
import type { SeasonReader, StoredSeason } from './seasons/season-reader.ts';

/**
 * Everybody's view of a season: nobody else sees a draft, or what a private community does.
 * @throws {Problem} season.notFound
 */
export async function publicSeason(
  seasonId: string,
  seasons: Pick<SeasonReader, 'find'>,
  teams: Pick<TeamReader, 'find'>,
): Promise<StoredSeason> {
  const season = await seasons.find(seasonId);
  const team = season && season.status !== 'draft' && (await teams.find(season.teamId));
  if (!season || !team || !isVisible(team, undefined)) throw new Problem('season.notFound');
  return season;
}
