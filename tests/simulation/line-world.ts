import { seatsEntity } from '#lambdas/events/seats.entity.ts';
import type { MemoryTable } from './memory-table.ts';
import { stage } from './stage.ts';

export const eventId = 'evt_01HZX0000000000000000000AA';
const lines = seatsEntity(stage.table);

/** Puts an open, empty line into a simulated table: so many seats, and room for so many in all. */
export function plantLine(memory: MemoryTable, capacity: number, room: number): void {
  const { Key } = lines.get({ eventId }).params<{ Key: { pk: string; sk: string } }>();
  const terms = {
    open: true,
    closesAt: '2026-12-02T00:00:00.000Z',
    joinKey: '',
    hostId: 'host',
    startsAt: '2026-12-02T00:00:00.000Z',
    endsAt: '2026-12-02T02:00:00.000Z',
  };
  const line = { eventId, version: 1, capacity, left: room, nextNumber: 1, order: {}, heads: {}, entries: 0, ...terms };
  memory.items.set(`${Key.pk}|${Key.sk}`, { ...Key, ...line, __edb_e__: 'seats', __edb_v__: '1' });
}

/** One of a few people, as the identity provider names them. */
export const personId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
