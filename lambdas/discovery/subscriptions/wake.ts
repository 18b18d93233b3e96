import type { Table } from '#lambdas/kernel/data/table.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { aheadMs } from './ahead.ts';
import { subscriptionWatchEntity } from './subscription-watch.entity.ts';
import { subscriptionWork } from './subscription-work.ts';
import { cellsAround, type Watch } from './watches.ts';

/** What is announced within so long of each other comes in one mail. */
const togetherMs = 10 * 60_000;

interface Announced {
  readonly gameTypeId: string;
  readonly startsAt: string;
  readonly lat: number;
  readonly lng: number;
}

/** Has the subscriptions looked at that tell at once and may be about an event, when the event is near enough in time. */
export function createWaker(table: Table, due: Pick<DueIndex, 'schedule'>) {
  const watches = subscriptionWatchEntity(table);
  const listIn = async (cell: string): Promise<readonly Watch[]> =>
    (await watches.query.byCell({ cell }).go({ pages: 'all' })).data;
  return async (event: Announced, now: Date): Promise<void> => {
    if (event.startsAt <= now.toISOString()) return;
    const rows = (await Promise.all(cellsAround(event).map(listIn))).flat();
    const label = gameTypeLabel(event.gameTypeId);
    const concerned = rows.filter((row) => row.activities.includes(label) && distanceMiles(row, event) <= row.radius);
    const at = Math.max(now.getTime() + togetherMs / 2, Date.parse(event.startsAt) - aheadMs);
    const dueAt = new Date(Math.ceil(at / togetherMs) * togetherMs).toISOString();
    for (const { userId, subscriptionId } of concerned)
      await due.schedule(subscriptionWork({ kind: 'look', userId, id: Number(subscriptionId) }, dueAt), now);
  };
}
