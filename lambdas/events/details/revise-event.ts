import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { EventStore } from './store.ts';
import { revised, type StoredEvent } from './stored-event.ts';

interface Revision {
  readonly changes: Partial<StoredEvent>;
  /** What became true with the revised event. */
  readonly facts: (after: StoredEvent) => readonly ReturnType<typeof factRow>[];
  /** What must still be so of the line, or nothing is changed. */
  readonly isStill?: (line: StoredLine) => boolean;
}

/**
 * Changes an event that its manager saw in some version.
 * @throws {Problem} event.notFound, record.changed, event.capacityBelowJoined, event.waitlistInUse, event.groupInUse, host.notFound, and what `decide` throws
 */
export async function reviseEvent(
  { eventId, version }: { eventId: string; version: number },
  now: Date,
  store: EventStore,
  decide: (before: StoredEvent) => Revision | Promise<Revision>,
): Promise<StoredEvent> {
  const before = await store.find(eventId);
  if (!before) throw new Problem('event.notFound');
  if (before.version !== version) throw new Problem('record.changed', { currentVersion: before.version });
  const { changes, facts, isStill } = await decide(before);
  const after = revised(before, now, changes);
  const saved = await store.save(before, after, facts(after), isStill);
  if (saved.outcome === 'belowJoined') throw new Problem('event.capacityBelowJoined');
  if (saved.outcome === 'waitlistInUse') throw new Problem('event.waitlistInUse');
  if (saved.outcome === 'groupInUse') throw new Problem('event.groupInUse');
  if (saved.outcome === 'otherwise') throw new Problem('event.notEditable');
  if (saved.outcome === 'heirGone') throw new Problem('host.notFound');
  if (saved.outcome === 'changed') throw new Problem('record.changed', { currentVersion: saved.currentVersion });
  return after;
}
