import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Availability } from '#shared/people/availability/schemas.ts';
import { availabilityEntity } from '../ports/availability/availability.entity.ts';

export interface AvailabilityStore {
  /** Over the version that was seen; 0 where there was none. False when it is another one by now. */
  save(userId: string, seen: number, facts: Availability, now: Date): Promise<boolean>;
}

export function createAvailabilityStore(table: Table): AvailabilityStore {
  const rows = availabilityEntity(table);
  return {
    save: (userId, seen, facts, now) =>
      wasMade(
        rows
          .put({ userId, version: seen + 1, facts, updatedAt: now.toISOString() })
          .where(({ version }, { eq, notExists }) => (seen === 0 ? notExists(version) : eq(version, seen)))
          .go(),
      ),
  };
}
