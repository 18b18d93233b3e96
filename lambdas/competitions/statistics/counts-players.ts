import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import type { SeasonReader } from '../seasons/season-reader.ts';

export interface CountingParts {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly teams: Pick<TeamReader, 'find'>;
}

/** Whether it is counted what single players did: in seasons as their community says, elsewhere always. */
export async function countsPlayers(
  { seasonId }: Pick<Game, 'seasonId'>,
  { seasons, teams }: CountingParts,
): Promise<boolean> {
  const season = seasonId ? await seasons.find(seasonId) : undefined;
  const team = season && (await teams.find(season.teamId));
  return !team || hasFeature(team.facts, 'stats');
}
