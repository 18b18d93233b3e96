import { eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import { factOf } from '../details/facts.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** The fact that an event has another owner, by the person who handed it over; none where its owner stayed. */
export function handoverFacts(before: StoredEvent, after: StoredEvent, handedById: string) {
  const { eventId, creatorId } = after;
  if (creatorId === before.creatorId) return [];
  const said = { eventId, userId: creatorId, formerId: before.creatorId, handedById };
  return [factOf(eventHandedOver, after, said)];
}
