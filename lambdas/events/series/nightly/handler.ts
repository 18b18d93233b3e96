import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { connectSeries } from '../connect.ts';
import { seriesQueue, workTonight } from '../nightly-work.ts';

const by = connectSeries(table());
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(seriesQueue, ({ data }, now) => workTonight(data, by, index, now()), index, clock.now);
