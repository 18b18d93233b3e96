import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { namesIn } from './names-in.ts';
import { placingOf } from './placing-of.ts';
import type { StoredPlayoff } from './playoff-rows.ts';

/** A playoff as anybody sees it. */
export function toPlayoff(playoff: StoredPlayoff, game: Game): Playoff {
  const { gameId, version, sourceGameId, bracket, claims = {}, updatedAt } = playoff;
  const { places, unplaced } = placingOf(playoff, bracket);
  return {
    gameId,
    version,
    sourceGameId,
    ...(game.tournamentId && { tournamentId: game.tournamentId }),
    name: game.name,
    gameTypeId: game.gameTypeId,
    bracket,
    names: namesIn(game),
    places: [...places],
    unplaced: [...unplaced],
    claims: Object.entries(claims).flatMap(([matchId, { said, confirmBy }]) =>
      said.map(({ side, games }) => ({ matchId, side, games, ...(confirmBy && { confirmBy }) })),
    ),
    updatedAt,
  };
}
