import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../../kernel/clock.ts';
import { createSeasonReader } from '../../seasons/season-reader.ts';
import { createRequestStore, requestQueue } from '../request-store.ts';
import { DueRequest, expireRequest } from './expire-request.ts';

const sources = { seasons: createSeasonReader(table()), requests: createRequestStore(table()) };
const index = createDueIndex(table());

/** Ends requests for other times that nobody answered within 48 hours. */
export const handler = job(() =>
  runDue(requestQueue, ({ data }, now) => expireRequest(DueRequest.parse(data), sources, now()), index, clock.now),
);
