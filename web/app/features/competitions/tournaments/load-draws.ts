import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** The tables and brackets of a tournament, as far as the reader may see them. */
export async function loadDraws(board: TournamentBoard | undefined, { categories }: Tournament, signal: AbortSignal) {
  const draws = board?.draws ?? [];
  const hasTable = ({ categoryId }: (typeof draws)[number]) =>
    categories.some((one) => one.categoryId === categoryId && !one.format.endsWith('elimination'));
  const [tables, brackets] = await Promise.all([
    Promise.all(draws.filter(hasTable).map(({ gameId }) => readGame(gameId, signal))),
    Promise.all(draws.flatMap(({ bracketId }) => (bracketId ? [readBracket(bracketId, signal)] : []))),
  ]);
  return { tables, brackets };
}

export type LoadedDraws = Awaited<ReturnType<typeof loadDraws>>;

const readGame = (gameId: string, signal: AbortSignal) =>
  hasSession()
    ? operations(games).getGame({ gameId }, { signal })
    : operations(games).getPublicGame({ gameId }, { signal });

const readBracket = async (gameId: string, signal: AbortSignal) =>
  hasSession()
    ? (await operations(playoffs).getPlayoff({ gameId }, { signal })).playoff
    : operations(playoffs).getPublicPlayoff({ gameId }, { signal });
