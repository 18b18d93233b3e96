import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { connectSeries } from '../connect.ts';
import { seriesQueue, workTonight } from '../nightly-work.ts';

const by = connectSeries(table());
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(seriesQueue, ({ data }, now) => workTonight(data, by, index, now()), index, clock.now);
