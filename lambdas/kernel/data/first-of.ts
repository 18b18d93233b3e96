import { wasMade } from './conditions.ts';
import { firstEntity } from './first.entity.ts';
import type { Table } from './table.ts';

const keptSeconds = 7 * 24 * 60 * 60;

/** Whether a candidate is the first of a scope; the first one stays it, however often it asks. */
export type IsFirst = (scope: string, candidate: string, now: Date) => Promise<boolean>;

export function createFirstOf(table: Table): IsFirst {
  const rows = firstEntity(table);
  return (scope, candidate, now) =>
    wasMade(
      rows
        .put({ scope, holder: candidate, expires: Math.floor(now.getTime() / 1000) + keptSeconds })
        .where((row, { eq, notExists }) => `${notExists(row.holder)} OR ${eq(row.holder, candidate)}`)
        .go(),
    );
}
