import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { newCode } from '../codes.ts';
import { createSeasonStore } from '../season-store.ts';
import { datesQueue, MoveByDate, moveByDate } from './move-by-date.ts';

const store = createSeasonStore(table(), newCode);
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(datesQueue, ({ data }, now) => moveByDate(MoveByDate.parse(data), store, index, now()), index, clock.now);
