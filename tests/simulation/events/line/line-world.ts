import { type StoredLine, toLine } from '#lambdas/events/rsvp/line/line.ts';
import { seatsEntity } from '#lambdas/events/rsvp/line/seats.entity.ts';
import { aLine } from '#tests/support/events/line.ts';
import type { MemoryTable } from '../../stage/memory-table.ts';
import { stage } from '../../stage/stage.ts';

export const eventId = 'evt_01HZX0000000000000000000AA';
const lines = seatsEntity(stage.table);

/** Puts an open, empty line into a simulated table: so many seats, and room for so many in all. */
export function plantLine(
  memory: MemoryTable,
  capacity: number,
  room: number,
  differences: Partial<StoredLine> = {},
): void {
  const { Key } = lines.get({ eventId }).params<{ Key: { pk: string; sk: string } }>();
  const at = '2026-12-02T00:00:00.000Z';
  const hours = { joinsUntil: at, closesAt: at, startsAt: at, endsAt: '2026-12-02T02:00:00.000Z' };
  const line = aLine({ eventId, capacity, room, ...hours, ...differences });
  memory.items.set(`${Key.pk}|${Key.sk}`, { ...Key, ...line, __edb_e__: 'seats', __edb_v__: '1' });
}

/** The line as it is now. */
export const lineIn = (memory: MemoryTable): StoredLine => toLine(memory.entity('seats')[0] ?? {});

/** One of a few people, as the identity provider names them. */
export const personId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** What saving the event as cancelled does to its line, in one write. */
export function closeLine(memory: MemoryTable): void {
  for (const item of memory.items.values())
    if (item.__edb_e__ === 'seats') {
      item.open = false;
      item.closesAt = '2026-12-01T00:00:00.000Z';
      item.version = Number(item.version) + 1;
    }
}
