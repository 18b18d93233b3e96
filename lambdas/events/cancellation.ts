import { Problem } from '#shared/contract/errors.ts';
import { eventCancelled } from '#shared/events/messages.ts';
import { canEdit } from '#shared/events/states.ts';
import { factOf } from './facts.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * What calling an event off changes. A draft was announced to nobody, so there is nothing to call off.
 * @throws {Problem} event.notEditable
 */
export function cancellation(before: StoredEvent, cancelled: NonNullable<StoredEvent['cancelled']>, now: Date) {
  if (before.status === 'draft' || !canEdit(before, now)) throw new Problem('event.notEditable');
  return {
    changes: { status: 'cancelled' as const, cancelled },
    facts: (after: StoredEvent) => [factOf(eventCancelled, after, { eventId: after.eventId, version: after.version })],
  };
}
