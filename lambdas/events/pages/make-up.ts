import { createElement as h } from 'react';
import { eventWhen } from '#web/blocks/event/event-when.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { visibleEvent } from '../details/visibility/visible-event.ts';

/** The event that makes up for one that was called off, where it is public. */
export async function madeUpBy(event: StoredEvent, events: EventStore): Promise<StoredEvent | undefined> {
  const eventId = event.status === 'cancelled' ? event.cancelled?.makeUpEventId : undefined;
  if (!eventId) return undefined;
  const found = await visibleEvent({ eventId }, events).catch(() => undefined);
  return found?.event.status === 'scheduled' ? found.event : undefined;
}

export const makeUpLink = (event: StoredEvent, now: Date) =>
  h('p', null, 'New date: ', h('a', { href: `/evt/${event.eventId}` }, event.title), `, ${eventWhen(event, now)}`);
