import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Availability, StoredAvailability } from '#shared/people/availability/schemas.ts';
import { availabilityEntity } from './availability.entity.ts';

/** Reads of people's hours. People without hours are left out. */
export interface AvailabilityReader {
  /** Strongly consistent. */
  find(userId: string): Promise<StoredAvailability | undefined>;
  list(userIds: readonly string[]): Promise<ReadonlyMap<string, Availability>>;
}

export function createAvailabilityReader(table: Table): AvailabilityReader {
  const rows = availabilityEntity(table);
  return {
    find: async (userId) => {
      const { data } = await rows.get({ userId }).go({ consistent: true });
      return data ? { ...(data.facts as Availability), version: data.version } : undefined;
    },
    list: async (userIds) => {
      const keys = [...new Set(userIds)].map((userId) => ({ userId }));
      if (keys.length === 0) return new Map();
      const { data } = await rows.get(keys).go();
      return new Map(data.map(({ userId, facts }) => [userId, facts as Availability]));
    },
  };
}
