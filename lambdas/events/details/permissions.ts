import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import { type LettingIn, maySee, standingAt } from '../ports/event-visibility.ts';
import type { EventStore } from './store.ts';

const names = ['manage', 'manageJoiners', 'checkIn'] as const;

/** What a person may do with an event; who may not even see it learns nothing. */
export const eventPermissions =
  (events: Pick<EventStore, 'findWithLine'> & LettingIn): FindPermissions =>
  async (userId, eventId) => {
    const found = await events.findWithLine(eventId);
    if (!found) return undefined;
    const { manages, managesJoiners, checksIn } = await standingAt(found.event, userId, events.standingIn);
    if (!manages && !(await maySee(found, { userId }, events))) return undefined;
    const held = { manage: manages, manageJoiners: managesJoiners, checkIn: checksIn };
    return names.filter((permission) => held[permission]);
  };
