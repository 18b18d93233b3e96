import type { Table } from '#lambdas/kernel/data/table.ts';
import { playoffSourceEntity } from './playoff-source.entity.ts';

/** Finds the id of the playoff that was made from a game. Strongly consistent. */
export function createPlayoffOf(table: Table): (sourceGameId: string) => Promise<string | undefined> {
  const sources = playoffSourceEntity(table);
  return async (sourceGameId) => (await sources.get({ sourceGameId }).go({ consistent: true })).data?.playoffId;
}
