import type { Table } from '#lambdas/kernel/data/table.ts';
import { playoffEntity } from './playoff.entity.ts';
import type { StoredPlayoff } from './playoff-rows.ts';

export interface PlayoffReader {
  /** Strongly consistent; none where it was deleted. */
  find(gameId: string): Promise<StoredPlayoff | undefined>;
}

export function createPlayoffReader(table: Table): PlayoffReader {
  const rows = playoffEntity(table);
  return {
    find: async (gameId) => {
      const { data } = await rows.get({ gameId }).go({ consistent: true });
      return data && data.deletedAt === undefined ? (data as StoredPlayoff) : undefined;
    },
  };
}
