import { eventCancelled } from '#shared/events/messages.ts';
import { factOf } from '../details/facts.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** What calling an event off changes, and the fact of it. */
export const callingOff = (cancelled: NonNullable<StoredEvent['cancelled']>) => ({
  changes: { status: 'cancelled' as const, cancelled },
  facts: (after: StoredEvent) => [factOf(eventCancelled, after, { eventId: after.eventId, version: after.version })],
});
