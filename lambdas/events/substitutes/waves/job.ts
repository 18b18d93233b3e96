import { table } from '#lambdas/kernel/data/table.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { advanceSearch } from '../advance-search.ts';
import { SubstituteWork, substituteQueue } from '../schedule-work.ts';
import { connectWaves } from './connect.ts';

const by = connectWaves(table());

/** Asks the next people of each search for a substitute, ends searches, and finishes acceptances. */
export const handler = job(() =>
  runDue(substituteQueue, ({ data }, now) => advanceSearch(SubstituteWork.parse(data), by, now()), by.due, clock.now),
);
