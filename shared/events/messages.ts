import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { EventId, UserId } from '../ids.ts';

/** Everything a search index needs is read again by its keeper, so facts carry ids, not copies. */
export const eventScheduled = defineMessage('events.eventScheduled', z.object({ eventId: EventId }));
/** `material` when people who are in must be told; `wasStartsAt` is the start before the change. */
export const eventChanged = defineMessage(
  'events.eventChanged',
  z.object({ eventId: EventId, version: z.int(), material: z.boolean(), wasStartsAt: z.iso.datetime() }),
);
export const eventPostponed = defineMessage('events.eventPostponed', z.object({ eventId: EventId, version: z.int() }));
export const eventCancelled = defineMessage('events.eventCancelled', z.object({ eventId: EventId, version: z.int() }));

const standing = z.enum(['in', 'waiting', 'none']);
/** A person's standing changed: joined, waits, was promoted, left or was removed. */
export const rsvpChanged = defineMessage(
  'events.rsvpChanged',
  z.object({ eventId: EventId, userId: UserId, from: standing, to: standing }),
);

/** A host took somebody off the list. Recorded with the removal, because the line alone cannot say who ended an answer. */
export const joinerRemoved = defineMessage('events.joinerRemoved', z.object({ eventId: EventId, userId: UserId }));
