import { followMerged } from '../../kernel/follow-merged.ts';
import { table } from '../../kernel/table.ts';
import type { StoredLine } from '../line.ts';
import { keepRows } from './keep-rows.ts';
import { createRowStore } from './store.ts';

const rows = createRowStore(table());

export const handler = followMerged(async ({ before, after }, now) => {
  if (after) await keepRows(before && toLine(before), toLine(after), rows, now);
});

/** The stream carries rows of this entity alone, as our stores wrote them. */
const toLine = (row: Record<string, unknown>) => row as unknown as StoredLine;
