import { competitionOf as competitionOfGame, groupsOf } from '#shared/competitions/games/competition-of.ts';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import type { Entrant } from '#shared/competitions/standings/results.ts';
import { Problem } from '#shared/contract/errors.ts';
import { divisionGame, divisionGameId, squadEntrant } from '../games/division-game.ts';
import type { GameReader } from '../games/game-store.ts';
import type { SeasonReader, StoredSeason, StoredSquad } from '../seasons/season-reader.ts';

export interface StandingsSources {
  readonly seasons: SeasonReader;
  readonly matches: Pick<GameReader, 'find' | 'listMatches'>;
}

/** What the tables of a division follow from. */
export interface DivisionCompetition extends Competition {
  readonly lotsDrawnAt?: string;
  /** Where it is played in pools: the same of each of them. */
  readonly pools: readonly { readonly groupId: string; readonly competition: Competition }[];
}

/**
 * Everything that the table of a division follows from, as it is now; matches still to be played the next first.
 * @throws {Problem} standings.divisionNotFound
 */
export async function competitionOf(
  season: StoredSeason,
  divisionId: string,
  { seasons, matches }: StandingsSources,
): Promise<DivisionCompetition> {
  divisionOf(season, divisionId);
  const stored = await matches.find(divisionGameId(season.seasonId, divisionId));
  const game = stored ?? divisionGame(season, divisionId, new Date(season.createdAt));
  const [squads, played] = await Promise.all([
    seasons.squadsOf(season.seasonId, divisionId),
    stored ? matches.listMatches(stored) : [],
  ]);
  const { places = 0, lotsDrawnAt } = game;
  const { open = [], ...competition } = competitionOfGame(game, played);
  return {
    ...competition,
    open: open.toSorted((a, b) => ((a.on ?? late) < (b.on ?? late) ? -1 : 1)),
    entrants: squads.map(entrantOf),
    pools: groupsOf(game).map((groupId) => {
      const isIn = ({ squadId }: StoredSquad) =>
        game.entrants.some((one) => one.entrantId === squadId && one.groupId === groupId);
      const own = competitionOfGame(game, played, groupId);
      return { groupId, competition: { ...own, entrants: squads.filter(isIn).map(entrantOf) } };
    }),
    ...(lotsDrawnAt !== undefined && { lotsDrawnAt }),
    ...(places > 0 && { places }),
  };
}

const late = '9999';

export function divisionOf({ facts }: StoredSeason, divisionId: string) {
  const division = facts.divisions.find((one) => one.divisionId === divisionId);
  if (!division) throw new Problem('standings.divisionNotFound');
  return division;
}

const entrantOf = (squad: StoredSquad): Entrant => {
  const { entrantId, name, seed, status } = squadEntrant(squad);
  return { entrantId, name, status, ...(seed !== undefined && { seed }) };
};
