import type { Table } from '#lambdas/kernel/data/table.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { createStandingStore } from './standing-rsvps/store.ts';

/** Whether a person joined a date by an answer to the whole series: one mail tells of that, not one for each date. */
export function createNotifiedWithSeries(table: Table) {
  const rsvps = createStandingStore(table);
  return async ({ rootId, occurrenceDate }: StoredEvent, userId: string): Promise<boolean> => {
    if (!rootId || !occurrenceDate) return false;
    const answer = await rsvps.find({ rootId, userId });
    return answer?.dates.includes(occurrenceDate) ?? false;
  };
}
