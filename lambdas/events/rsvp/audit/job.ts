import { table } from '#lambdas/kernel/data/table.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { createEventStore } from '../../details/store.ts';
import { findDrift } from './find-drift.ts';
import { listEventIds } from './list-event-ids.ts';

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
