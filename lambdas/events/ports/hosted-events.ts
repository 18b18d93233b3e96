import type { EntityItem } from 'electrodb';
import { fromKey } from '#lambdas/accounts/ports/person-key.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { createStandingIn } from '#lambdas/teams/ports/team-standings.ts';
import type { Host } from '#shared/events/hosts/hosts.ts';
import type { SeatLine } from '#shared/events/rsvp/line/seats.ts';
import { eventEntity } from '../details/event.entity.ts';
import { invitationEntity } from '../invitations/invitation.entity.ts';
import { seatsEntity } from '../rsvp/line/seats.entity.ts';
import { type LettingIn, manages, maySee } from './event-visibility.ts';

/** An event as other contexts know it. */
type HostedEvent = Omit<EntityItem<ReturnType<typeof eventEntity>>, 'hosting'> & {
  readonly hosting?: readonly Host[] | undefined;
};
type Found = { readonly event: HostedEvent; readonly line: SeatLine };

/** Events for contexts that keep something of one: only ever read, and strongly consistent, so that authority is current. */
export interface HostedEvents extends LettingIn {
  findWithLine(eventId: string): Promise<Found | undefined>;
}

export function createHostedEvents(table: Table): HostedEvents {
  const events = eventEntity(table);
  const lines = seatsEntity(table);
  const invitations = invitationEntity(table);
  return {
    standingIn: createStandingIn(table),
    dependantsOf: createDependantsOf(table),
    findWithLine: async (eventId) => {
      const [{ data: event }, { data: row }] = await Promise.all([
        events.get({ eventId }).go({ consistent: true }),
        lines.get({ eventId }).go({ consistent: true }),
      ]);
      return event && row ? { event, line: named(row) } : undefined;
    },
    isInvited: async (person) => {
      const { data } = await invitations.get(person).go({ consistent: true });
      return data?.status === 'invited';
    },
  };
}

const named = ({ capacity, ...row }: EntityItem<ReturnType<typeof seatsEntity>>): SeatLine => ({
  capacity,
  order: withIds(row.order),
  heads: withIds(row.heads),
  waits: withIds(row.waits),
  offers: withIds(row.offers),
  requests: withIds(row.requests),
});

const withIds = <Value>(people: Readonly<Record<string, Value>> = {}) =>
  Object.fromEntries(Object.entries(people).map(([name, value]) => [fromKey(name), value]));

/** An event that a person may know of, with whether they manage it; undefined for all others. */
export async function eventFor(
  { eventId, token }: { eventId: string; token?: string | undefined },
  userId: string | undefined,
  events: HostedEvents,
): Promise<(Found & { readonly manages: boolean }) | undefined> {
  const found = await events.findWithLine(eventId);
  if (!found || !(await maySee(found, { userId, token }, events))) return undefined;
  return { ...found, manages: userId !== undefined && (await manages(found.event, userId, events.standingIn)) };
}
