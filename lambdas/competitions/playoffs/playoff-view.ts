import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import { placeMatches } from '#shared/competitions/brackets/place-matches.ts';
import { planBracket } from '#shared/competitions/brackets/plan-bracket.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { namesIn } from './names-in.ts';
import type { StoredPlayoff } from './playoff-rows.ts';

/** A playoff as anybody sees it. */
export const toPlayoff = (
  { gameId, version, sourceGameId, bracket, claims = {}, updatedAt }: StoredPlayoff,
  game: Game,
): Playoff => ({
  gameId,
  version,
  sourceGameId,
  name: game.name,
  gameTypeId: game.gameTypeId,
  bracket,
  names: namesIn(game),
  places: placesOf(bracket),
  claims: Object.entries(claims).flatMap(([matchId, { said, confirmBy }]) =>
    said.map(({ side, games }) => ({ matchId, side, games, ...(confirmBy && { confirmBy }) })),
  ),
  updatedAt,
});

function placesOf({ configuration, seeds }: Bracket): Playoff['places'] {
  if (!configuration.schedule) return [];
  const played = planBracket(configuration, seeds).filter(({ sides }) => sides.every(({ from }) => from !== 'bye'));
  return placeMatches(played, configuration.schedule);
}
