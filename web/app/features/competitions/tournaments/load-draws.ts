import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import type { TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The brackets of a tournament, as far as the reader may see them. */
export async function loadDraws(board: TournamentBoard | undefined, signal: AbortSignal): Promise<readonly Playoff[]> {
  const ids = (board?.draws ?? []).flatMap(({ bracketId }) => bracketId ?? []);
  return Promise.all(
    ids.map(async (gameId) =>
      hasSession()
        ? (await operations(playoffs).getPlayoff({ gameId }, { signal })).playoff
        : operations(playoffs).getPublicPlayoff({ gameId }, { signal }),
    ),
  );
}
