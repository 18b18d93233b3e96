import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createSeasonReader } from '../../seasons/season-reader.ts';
import { createRequestStore, requestQueue } from '../request-store.ts';
import { DueRequest, expireRequest } from './expire-request.ts';

const sources = { seasons: createSeasonReader(table()), requests: createRequestStore(table()) };
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(requestQueue, ({ data }, now) => expireRequest(DueRequest.parse(data), sources, now()), index, clock.now);
