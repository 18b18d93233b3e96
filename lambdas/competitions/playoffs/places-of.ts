import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import type { DeskReader } from '../tournaments/desk-reader.ts';
import { placingOf } from './placing-of.ts';
import type { StoredPlayoff } from './playoff-rows.ts';

/** When and where the matches of a playoff are: the desk of a tournament says it where it is played in one. */
export async function placesOf(
  playoff: StoredPlayoff,
  { tournamentId }: Pick<Game, 'tournamentId'>,
  desks: DeskReader,
): Promise<Playoff['places']> {
  if (!tournamentId) return [...placingOf(playoff, playoff.bracket).places];
  const { draws, matches } = await desks.read(tournamentId);
  const draw = draws.find(({ gameId }) => gameId === playoff.sourceGameId);
  return matches.flatMap(({ categoryId, stage, matchId, startsAt, court, calledAt }) => {
    if (categoryId !== draw?.categoryId || stage !== 'bracket' || !startsAt || !court) return [];
    return { matchId, startsAt, court, ...(calledAt && { calledAt }) };
  });
}
