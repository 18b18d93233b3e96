import { contention } from '#lambdas/kernel/data/conditions.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { noExtras } from '#shared/events/details/extra-names.ts';
import { notOnline } from '#shared/events/details/online.ts';
import { hostsOf } from '#shared/events/hosts/hosting.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { changedFact } from './changed-fact.ts';
import type { SeriesStore } from './store.ts';
import { newsAfter, type StoredSeries } from './stored-series.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Ends a series whose creator left for good: what is ahead of it is called off, and nothing of them stays in it; one mail
 * tells of all dates. Returns it as it is now; undefined where another player created it: that series goes on, also where
 * the leaver was given dates of it. Safe to repeat.
 */
export async function endSeries(
  seriesId: string,
  leaverId: string,
  store: Pick<SeriesStore, 'find' | 'save'>,
  now: Date,
): Promise<StoredSeries | undefined> {
  const series = await store.find(seriesId);
  if (series?.creatorId !== leaverId) return undefined;
  if (hasEnded(series)) return series;
  const after = ended(series, now);
  if (!(await store.save(after, undefined, [changedFact(after, now)]))) throw changed();
  return after;
}

/** Whether the creator of a series left for good. */
const hasEnded = ({ hostName }: StoredSeries): boolean => hostName === formerPlayer;

/** A date that has another host outlives the account of the series' creator: that host keeps it. */
export const outlives = (event: StoredEvent, series: StoredSeries): boolean =>
  hasEnded(series) && hostsOf(event).some(({ userId }) => userId !== series.creatorId);

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

/** Another writer was faster: the same as any other contention. */
const changed = () => contention('The series changed');
