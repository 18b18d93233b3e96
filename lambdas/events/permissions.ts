import type { FindPermissions } from '../kernel/authorize.ts';
import { manages, maySee } from '../kernel/event-visibility.ts';
import type { EventStore } from './store.ts';

/** What a person may do with an event; who may not even see it learns nothing. */
export const eventPermissions =
  (events: Pick<EventStore, 'findWithLine' | 'isInvited' | 'standingIn'>): FindPermissions =>
  async (userId, eventId) => {
    const found = await events.findWithLine(eventId);
    if (!found) return undefined;
    if (await manages(found.event, userId, events.standingIn)) return ['manage'];
    return (await maySee(found, { userId }, events)) ? [] : undefined;
  };
