import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { newCode } from '../codes.ts';
import { createSeasonStore } from '../season-store.ts';
import { datesQueue, MoveByDate, moveByDate } from './move-by-date.ts';

const store = createSeasonStore(table(), newCode);
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(datesQueue, ({ data }, now) => moveByDate(MoveByDate.parse(data), store, index, now()), index, clock.now);
