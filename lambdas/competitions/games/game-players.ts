import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { gamePlayerEntity } from './game-player.entity.ts';

/** Who is in which games. */
export interface GamePlayers {
  /** Before the game is written; players noted already stay so. */
  note(game: Pick<Game, 'gameId' | 'entrants'>, before?: Pick<Game, 'entrants'>): Promise<void>;
  /** Strongly consistent. */
  gamesOf(userId: string): Promise<readonly string[]>;
}

export function createGamePlayers(table: Table): GamePlayers {
  const rows = gamePlayerEntity(table);
  const peopleIn = ({ entrants }: Pick<Game, 'entrants'>) => new Set(entrants.flatMap(({ personIds }) => personIds));
  return {
    note: async (game, before = { entrants: [] }) => {
      const { gameId } = game;
      const come = [...peopleIn(game)].filter((userId) => !peopleIn(before).has(userId));
      await inParallel(come, 8, (userId) => rows.put({ userId, gameId }).go());
    },
    gamesOf: async (userId) => {
      const { data } = await rows.query.byPerson({ userId }).go({ pages: 'all', consistent: true });
      return data.map(({ gameId }) => gameId);
    },
  };
}
