import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { guestEntity } from '../ports/guests/guest.entity.ts';

export type Guest = EntityItem<ReturnType<typeof guestEntity>>;

/** People without a login, for those who only read them. Strongly consistent. */
export interface GuestReader {
  /** Also who was removed and is not erased yet. */
  find(guestId: string): Promise<Guest | undefined>;
  list(guestIds: readonly string[]): Promise<readonly Guest[]>;
}

export function createGuestReader(table: Table): GuestReader {
  const guests = guestEntity(table);
  return {
    find: async (guestId) => (await guests.get({ guestId }).go({ consistent: true })).data ?? undefined,
    list: async (guestIds) => {
      if (guestIds.length === 0) return [];
      const keys = [...new Set(guestIds)].map((guestId) => ({ guestId }));
      return (await guests.get(keys).go({ consistent: true })).data;
    },
  };
}
