import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { Caller } from '../../kernel/serve.ts';
import { changedFact } from '../series/begin-series.ts';
import type { SeriesWork } from '../series/bring-up.ts';
import { finish } from '../series/finish.ts';
import { openSeries } from '../series/open-series.ts';
import type { StoredSeries } from '../series/stored-series.ts';

type CancelSeries = (typeof events)['operations']['cancelSeries'];

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
    news: { kind: 'cancelled', fromDate },
  };
  const saved = await by.series.save(after, undefined, [changedFact(after, now)]);
  if (!saved) throw new Problem('record.changed', { currentVersion: event.version });
  return finish(event.eventId, series.seriesId, by, now);
}
