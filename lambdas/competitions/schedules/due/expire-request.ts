import * as z from 'zod';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { stepRequest } from '#shared/competitions/schedules/change-request.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';
import { requestFact } from '../facts.ts';
import type { RequestStore } from '../request-store.ts';

export const DueRequest = z.object({ seasonId: z.string(), requestId: z.string() });

interface Sources {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly requests: RequestStore;
}

/** Ends a request whose time is over; one that was answered meanwhile, or has a new time, is left alone. */
export async function expireRequest(
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
