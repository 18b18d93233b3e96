import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import { changedFact } from '../changed-fact.ts';
import type { SeriesWork } from '../dates/bring-up.ts';
import { finish } from '../finish.ts';
import { openSeries } from '../open-series.ts';
import { newsAfter, type StoredSeries } from '../stored-series.ts';

type CancelSeries = (typeof seriesContract)['operations']['cancelSeries'];

/** Calls off all dates from one on, those that are no events yet included. */
export async function cancelSeries(
  { reason, message, ...of }: Parsed<CancelSeries>,
  { now }: Caller,
  by: SeriesWork,
): Promise<Output<CancelSeries>> {
  const { event, series, fromDate } = await openSeries(of, by, now);
  const after: StoredSeries = {
    ...series,
    version: series.version + 1,
    updatedAt: now.toISOString(),
    calledOff: { fromDate, reason, ...(message && { message }) },
    news: newsAfter(series, { kind: 'cancelled', fromDate }),
  };
  const saved = await by.series.save(after, undefined, [changedFact(after, now)]);
  if (!saved) throw new Problem('record.changed', { currentVersion: event.version });
  return finish(event.eventId, series.seriesId, by, now);
}
