import { followByRow } from '../../kernel/follow-by-row.ts';
import { table } from '../../kernel/table.ts';
import { keepRows, type LineChange } from './keep-rows.ts';
import { createRowStore } from './store.ts';

const rows = createRowStore(table());

/** The stream carries rows of this entity alone, as our stores wrote them. */
export const handler = followByRow((changes, now) => keepRows(changes as unknown as LineChange[], rows, now));
