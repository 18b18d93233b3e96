import type { Table } from '#lambdas/kernel/data/table.ts';
import { seatsEntity } from '../line/seats.entity.ts';

/** The ids of all events, page by page. It reads the whole table, so it is for a job that runs once a day. */
export async function* listEventIds(table: Table): AsyncGenerator<string> {
  const lines = seatsEntity(table);
  let cursor: string | null = null;
  do {
    const page: { data: { eventId: string }[]; cursor: string | null } = await lines.scan.go({
      cursor,
      limit: 500,
      attributes: ['eventId'],
    });
    for (const { eventId } of page.data) yield eventId;
    cursor = page.cursor;
  } while (cursor);
}
