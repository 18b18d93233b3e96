import { createElement as h } from 'react';
import { Notice } from '#web/blocks/notice.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { visibleEvent } from '../details/visibility/visible-event.ts';
import { whenOf } from '../notifications/event-words.ts';

/** The event that makes up for one that was called off, where it is public. */
export async function madeUpBy(event: StoredEvent, events: EventStore): Promise<StoredEvent | undefined> {
  const eventId = event.status === 'cancelled' ? event.cancelled?.makeUpEventId : undefined;
  if (!eventId) return undefined;
  const found = await visibleEvent({ eventId }, events).catch(() => undefined);
  return found?.event.status === 'scheduled' ? found.event : undefined;
}

export const makeUpLink = (event: StoredEvent) =>
  h(
    Notice,
    { tone: 'calm' },
    'It is made up for: ',
    h('a', { href: `/evt/${event.eventId}` }, event.title),
    `, ${whenOf(event)}`,
  );
