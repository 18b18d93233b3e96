import type { FindPermissions } from '../kernel/authorize.ts';
import { isHost } from './hosts/hosting.ts';
import type { EventStore } from './store.ts';
import { maySee } from './visible-event.ts';

/** What a person may do with an event: its hosts manage it; who may not even see it learns nothing. */
export const eventPermissions =
  (events: Pick<EventStore, 'findWithLine' | 'isInvited'>): FindPermissions =>
  async (userId, eventId) => {
    const found = await events.findWithLine(eventId);
    if (!found) return undefined;
    if (isHost(found.event, userId)) return ['manage'];
    return (await maySee(found, { userId }, events)) ? [] : undefined;
  };
