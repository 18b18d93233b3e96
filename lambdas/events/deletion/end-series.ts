import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { noExtras } from '#shared/events/details/extra-names.ts';
import { notOnline } from '#shared/events/details/online.ts';
import { changedFact } from '../series/changed-fact.ts';
import { createSeriesStore, type SeriesStore } from '../series/store.ts';
import { newsAfter, type StoredSeries } from '../series/stored-series.ts';

const dayMs = 24 * 60 * 60_000;

/** Calls off what is ahead of series and leaves nothing of their creator in them; one mail tells of all dates. Safe to repeat. */
export async function endSeries(seriesIds: ReadonlySet<string>, table: Table, now: Date): Promise<void> {
  const store = createSeriesStore(table);
  for (const seriesId of seriesIds) await endOne(seriesId, store, now);
}

const endOne = (seriesId: string, store: Pick<SeriesStore, 'find' | 'save'>, now: Date) =>
  createRetry()(async () => {
    const series = await store.find(seriesId);
    if (!series || series.hostName === formerPlayer) return;
    const after = ended(series, now);
    if (!(await store.save(after, undefined, [changedFact(after, now)]))) throw changed();
  });

/** From yesterday on, because no zone is further behind; what has begun takes place. */
function ended(series: StoredSeries, now: Date): StoredSeries {
  const fromDate = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  return {
    ...series,
    version: series.version + 1,
    updatedAt: now.toISOString(),
    hostName: formerPlayer,
    template: { ...series.template, ...noExtras, ...notOnline, description: '' },
    calledOff: { fromDate, reason: 'host' },
    news: newsAfter(series, { kind: 'cancelled', fromDate }),
  };
}

/** Somebody was faster: the same as any other contention. */
const changed = () => contention('The series changed');
