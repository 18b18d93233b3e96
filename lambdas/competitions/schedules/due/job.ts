import * as z from 'zod';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { stepRequest } from '#shared/competitions/schedules/change-request.ts';
import { clock } from '../../../kernel/clock.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';
import { createSeasonReader } from '../../seasons/season-reader.ts';
import { requestFact } from '../facts.ts';
import type { RequestStore } from '../request-store.ts';
import { createRequestStore, requestQueue } from '../request-store.ts';

const DueRequest = z.object({ seasonId: z.string(), requestId: z.string() });

interface Sources {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly requests: RequestStore;
}

/** Ends a request whose time is over; one that was answered meanwhile, or has a new time, is left alone. */
async function expireRequest(
  { seasonId, requestId }: z.infer<typeof DueRequest>,
  { seasons, requests }: Sources,
  now: Date,
): Promise<void> {
  const [season, request] = await Promise.all([seasons.find(seasonId), requests.find(seasonId, requestId)]);
  const ended = request && stepRequest(request, { do: 'expire' }, now);
  if (!season || !ended) return;
  if (!(await requests.save(seasonId, ended, [requestFact(season, ended, now)], now)))
    throw contention('The request moved meanwhile');
}

const sources = { seasons: createSeasonReader(table()), requests: createRequestStore(table()) };
const index = createDueIndex(table());

/** Ends requests for another game time after 48 hours without an answer. */
export const handler = job(() =>
  runDue(requestQueue, ({ data }, now) => expireRequest(DueRequest.parse(data), sources, now()), index, clock.now),
);
