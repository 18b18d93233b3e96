import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { seriesLeaveEntity } from './series-leave.entity.ts';

type SeriesLeave = Omit<EntityItem<ReturnType<typeof seriesLeaveEntity>>, 'expires'>;

const keptSeconds = 24 * 60 * 60;
/** What follows from leaving is known of within this time. */
const followsMs = 15 * 60_000;

/** Who gave up all their seats of a series, of which one mail tells. */
export interface SeriesLeaves {
  find(rootId: string, userId: string): Promise<SeriesLeave | undefined>;
  put(leave: SeriesLeave): Promise<void>;
  /** Records the fact alone. */
  tell(fact: ReturnType<typeof factRow>): Promise<void>;
}

export function createSeriesLeaves(table: Table): SeriesLeaves {
  const rows = seriesLeaveEntity(table);
  return {
    find: async (rootId, userId) => (await rows.get({ rootId, userId }).go({ consistent: true })).data ?? undefined,
    put: async (leave) => {
      const expires = Math.floor(Date.parse(leave.leftAt) / 1000) + keptSeconds;
      await rows.put({ ...leave, expires }).go();
    },
    tell: async (fact) => void (await outboxEntity(table).put(fact).go()),
  };
}

/** Whether a leave, first known of at an instant, was one of these. */
const isOneOf = ({ leftAt, dates }: SeriesLeave, date: string, at: string): boolean =>
  dates.includes(date) && Math.abs(Date.parse(at) - Date.parse(leftAt)) < followsMs;

/** Whether a person left a date together with its whole series: one mail tells of that, not one for each date. */
export function createLeftWithSeries(table: Table) {
  const leaves = createSeriesLeaves(table);
  return async ({ rootId, occurrenceDate }: StoredEvent, userId: string, at: string): Promise<boolean> => {
    if (!rootId || !occurrenceDate) return false;
    const leave = await leaves.find(rootId, userId);
    return leave !== undefined && isOneOf(leave, occurrenceDate, at);
  };
}
