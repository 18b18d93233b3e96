import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../kernel/clock.ts';
import { connectSeries } from './connect.ts';
import { seriesQueue, workTonight } from './nightly-work.ts';

const by = connectSeries(table());
const index = createDueIndex(table());

/** Makes the dates of series into events, twelve weeks ahead, every night (domain 4.4.2). */
export const handler = job(() =>
  runDue(seriesQueue, ({ data }, now) => workTonight(data, by, index, now()), index, clock.now),
);
