import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The playoffs of a season, as far as the reader may see them. */
export async function loadBrackets(seasonId: string, signal: AbortSignal): Promise<readonly Playoff[]> {
  const at = { signal };
  const api = operations(games);
  const listed = await (hasSession() ? api.listMySeasonGames({ seasonId }, at) : api.listSeasonGames({ seasonId }, at));
  const made = listed.games.filter(({ sourceGameId }) => sourceGameId);
  return Promise.all(
    made.map(async ({ gameId }) =>
      hasSession()
        ? (await operations(playoffs).getPlayoff({ gameId }, at)).playoff
        : operations(playoffs).getPublicPlayoff({ gameId }, at),
    ),
  );
}
