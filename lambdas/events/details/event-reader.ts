import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { hostsOf } from '#shared/events/hosts/hosting.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import { type StoredLine, toLine } from '../rsvp/line/line.ts';
import { seatsEntity } from '../rsvp/line/seats.entity.ts';
import { eventEntity } from './event.entity.ts';
import type { StoredEvent } from './stored-event.ts';

/** Events and their lines, for readers. Strongly consistent. */
export interface EventReader {
  find(eventId: string): Promise<StoredEvent | undefined>;
  /** An event with its line. */
  findWithLine(eventId: string): Promise<{ event: StoredEvent; line: StoredLine } | undefined>;
}

export function createEventReader(table: Table): EventReader {
  const events = eventEntity(table);
  const lines = seatsEntity(table);
  const find = async (eventId: string) => {
    const { data } = await events.get({ eventId }).go({ consistent: true });
    return data ? toEvent(data) : undefined;
  };
  return {
    find,
    findWithLine: async (eventId) => {
      const [event, { data: row }] = await Promise.all([
        find(eventId),
        lines.get({ eventId }).go({ consistent: true }),
      ]);
      return event && row ? { event, line: toLine(row) } : undefined;
    },
  };
}

/** A row as the domain knows it. Rows are written from parsed events alone. */
export const toEvent = (row: EntityItem<ReturnType<typeof eventEntity>>): StoredEvent =>
  withHosts({ ...usualPolicy, minimumKept: false, ...row, capacity: row.capacity ?? null } as StoredEvent);

export const withHosts = (event: StoredEvent): StoredEvent => ({
  ...event,
  hosts: hostsOf(event).map(({ userId, displayName }) => ({ userId, displayName })),
});
