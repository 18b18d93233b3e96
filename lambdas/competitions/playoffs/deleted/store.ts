import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { gameChangedFact } from '../../games/game-facts.ts';
import { namedGame, toGame, toGameRow } from '../../games/game-rows.ts';
import { holdsSource } from '../game-status.ts';
import { locked } from '../locked.ts';
import { playoffEntity } from '../playoff.entity.ts';
import type { StoredPlayoff } from '../playoff-rows.ts';
import { createPlayoffWrite } from '../writes/store.ts';

/** A playoff that is gone, as it can be brought back. */
interface DeletedPlayoff extends StoredPlayoff {
  readonly deletedAt: string;
  readonly game: Game;
}

/** Playoffs that can be brought back. */
export interface DeletedPlayoffs {
  findDeleted(gameId: string): Promise<DeletedPlayoff | undefined>;
  /** False when another playoff was made from its source meanwhile, or it is back already. */
  restore(playoff: DeletedPlayoff): Promise<boolean>;
}

export function createDeletedPlayoffs(table: Table, retry: Retry = createRetry()): DeletedPlayoffs {
  const [rows, write] = [playoffEntity(table), createPlayoffWrite(table, retry)];
  return {
    findDeleted: async (gameId) => {
      const { data } = await rows.get({ gameId }).go({ consistent: true });
      return data?.deletedAt && data.game ? ({ ...data, game: toGame(data.game) } as DeletedPlayoff) : undefined;
    },
    restore: async ({ gameId, version, sourceGameId, bracket, game }) => {
      const facts = [
        gameChangedFact(gameId, 'restored', version),
        gameChangedFact(sourceGameId, 'restored', gameId, version),
      ];
      const refused = await write((parts) => [
        parts.playoff
          .patch({ gameId })
          .set({ version: version + 1 })
          .remove(['deletedAt', 'game', 'expires'])
          .where((row, { eq, exists }) => `${eq(row.version, version)} AND ${exists(row.deletedAt)}`)
          .commit(),
        parts.source.create({ sourceGameId, playoffId: gameId }).commit(),
        parts.game.create(toGameRow(game)).commit(),
        parts.named.put(namedGame(game)).commit(),
        ...(holdsSource(bracket) ? [locked(parts, sourceGameId)] : []),
        ...facts.map((fact) => parts.outbox.put(fact).commit()),
      ]);
      return refused.length === 0;
    },
  };
}
