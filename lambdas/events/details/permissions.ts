import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import { type LettingIn, maySee, standingAt } from '../ports/event-visibility.ts';
import type { EventStore } from './store.ts';

const names = ['manage', 'manageJoiners', 'checkIn', 'keepMoney'] as const;

/** Whether a person manages the money of the community that hosts an event; asked only where they don't manage the event. */
type KeepsMoney = (teamId: string, userId: string) => Promise<boolean>;

/** What a person may do with an event; who may not even see it learns nothing. Those who manage it see its money. */
export const eventPermissions =
  (events: Pick<EventStore, 'findWithLine'> & LettingIn, keepsMoney: KeepsMoney = async () => false): FindPermissions =>
  async (userId, eventId) => {
    const found = await events.findWithLine(eventId);
    if (!found) return undefined;
    const { manages, managesJoiners, checksIn } = await standingAt(found.event, userId, events.standingIn);
    const { hostingTeam } = found.event;
    const keepMoney = manages || (hostingTeam !== undefined && (await keepsMoney(hostingTeam, userId)));
    if (!keepMoney && !(await maySee(found, { userId }, events))) return undefined;
    const held = { manage: manages, manageJoiners: managesJoiners, checkIn: checksIn, keepMoney };
    return names.filter((permission) => held[permission]);
  };
