import type { Table } from '#lambdas/kernel/data/table.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { headsOf } from '#shared/events/rsvp/line/seats.ts';
import { createEventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../line/line.ts';
import { seatRoom, seatTerms, waitRoom } from '../line/seat-terms.ts';
import { seatsEntity } from '../line/seats.entity.ts';

/** The ids of all events, page by page. It reads the whole table, so it is for a job that runs once a day. */
async function* listEventIds(table: Table): AsyncGenerator<string> {
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

const store = createEventStore(table());

/** Returns how many lines were counted, and how many of them differ. */
export const handler = job(async (): Promise<{ counted: number; drifted: number }> => {
  let counted = 0;
  let drifted = 0;
  for await (const eventId of listEventIds(table())) {
    counted += 1;
    // An event and its line are two reads: what changed in between is no drift, so what differs is looked at again.
    const drift = (await driftOf(eventId)).length > 0 ? await driftOf(eventId) : [];
    if (drift.length === 0) continue;
    drifted += 1;
    log.warn('a line differs from its recount', { entity: eventId, code: drift.join(' ') });
  }
  log.info('lines were counted again', { entity: 'seats', count: counted });
  return { counted, drifted };
});

async function driftOf(eventId: string): Promise<string[]> {
  const found = await store.findWithLine(eventId);
  return found ? findDrift(found.event, found.line) : ['event'];
}

/** The counters and terms of a line that are not what its order and its event say. */
function findDrift(event: StoredEvent, line: StoredLine): string[] {
  const people = Object.keys(line.order);
  const headsOfAll = (who: readonly string[]) => who.reduce((sum, person) => sum + headsOf(line, person), 0);
  const highest = Math.max(0, ...Object.values(line.order));
  const expected = {
    ...seatTerms(event),
    entries: people.length,
    waiters: Object.keys(line.waits).length,
    left: seatRoom(event) - headsOfAll([...people, ...Object.keys(line.offers)]),
    waitLeft: waitRoom(event) - headsOfAll(Object.keys(line.waits)),
    nextNumber: Math.max(line.nextNumber, highest + 1),
  };
  return Object.entries(expected)
    .filter(([name, value]) => JSON.stringify(line[name as keyof StoredLine]) !== JSON.stringify(value))
    .map(([name]) => name);
}
