import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { ScoreLogLine } from '#shared/competitions/games/scoring/score-log.ts';
import { matchChangedFact } from './game-facts.ts';
import { namedGame, toLine, toLineRow, toMatchRow } from './game-rows.ts';
import { scoreLineEntity } from './score-line.entity.ts';
import { createGameWrite, type GameRows } from './writes/store.ts';

/** What becomes of single matches, and what was said of their scores. */
export interface MatchStore {
  /**
   * The match with the line that says why, in one transaction. `gone` when its game is over, locked or counts another
   * draw by now; `changed` when it is no longer the version that was read.
   */
  save(game: Game, before: Match, after: Match, line?: ScoreLogLine): Promise<'saved' | 'changed' | 'gone'>;
  /** First first. */
  listLines(matchId: string): Promise<readonly ScoreLogLine[]>;
}

export function createMatchStore(table: Table, retry: Retry = createRetry()): MatchStore {
  const write = createGameWrite(table, retry);
  const lines = scoreLineEntity(table);
  return {
    save: async (game, before, after, line) => {
      const fact = matchChangedFact(game.gameId, after.matchId, after.version);
      const refused = await write((parts) => [
        parts.match
          .put(toMatchRow(after))
          .where((row, { eq }) => eq(row.version, before.version))
          .commit(),
        stillOn(parts, game, before),
        ...(line ? [parts.line.create(toLineRow(before.matchId, line)).commit()] : []),
        parts.outbox.put(fact).commit(),
        ...(game.status === 'ready' ? [parts.named.put(namedGame({ ...game, status: 'in_progress' })).commit()] : []),
      ]);
      if (refused.length === 0) return 'saved';
      return refused.includes(1) && !refused.includes(0) ? 'gone' : 'changed';
    },
    listLines: async (matchId) => {
      const { data } = await lines.query.byMatch({ matchId }).go({ pages: 'all', consistent: true });
      return data.map(toLine);
    },
  };
}

/** The first thing said of any match begins the game; its version stays, because nothing of it was decided. */
function stillOn(parts: GameRows, { gameId, status }: { gameId: string; status: string }, { draw }: Match) {
  if (status === 'ready')
    return parts.game
      .patch({ gameId })
      .set({ status: 'in_progress' })
      .where(
        (row, { eq }) => `${eq(row.draw, draw)} AND (${eq(row.status, 'ready')} OR ${eq(row.status, 'in_progress')})`,
      )
      .commit();
  return parts.game
    .check({ gameId })
    .where((row, { eq }) => `${eq(row.draw, draw)} AND ${eq(row.status, status)}`)
    .commit();
}
