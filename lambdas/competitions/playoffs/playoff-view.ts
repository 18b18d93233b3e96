import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { namesIn } from './names-in.ts';
import { placingOf } from './placing-of.ts';
import type { StoredPlayoff } from './playoff-rows.ts';

/**
 * A playoff as anybody sees it.
 * @param onDesk courts and times where the desk of a tournament has them
 */
export function toPlayoff(playoff: StoredPlayoff, game: Game, onDesk?: Playoff['places']): Playoff {
  const { gameId, version, sourceGameId, bracket, claims = {}, updatedAt } = playoff;
  const { places, unplaced } = placingOf(playoff, bracket);
  return {
    gameId,
    version,
    sourceGameId,
    ...(game.tournamentId && { tournamentId: game.tournamentId }),
    name: game.name,
    gameTypeId: game.gameTypeId,
    scoring: game.scoring,
    confirmHours: game.settings.confirmHours,
    bracket,
    names: namesIn(game),
    places: onDesk ?? [...places],
    unplaced: [...unplaced],
    claims: Object.entries(claims).flatMap(([matchId, { said, confirmBy }]) =>
      said.map(({ side, games }) => ({ matchId, side, games, ...(confirmBy && { confirmBy }) })),
    ),
    updatedAt,
  };
}
