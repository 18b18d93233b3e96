import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { careLookEntity } from './care-look.entity.ts';

/** As long as other records of who did what (domain 4.0, 4.24). */
const keptSeconds = 2 * 365 * 24 * 60 * 60;
const mostShown = 10;

interface CareLook {
  readonly userId: string;
  readonly at: string;
}

/** Who looked at medical notes and emergency contacts, and when. */
export interface CareLooks {
  /** Recorded before anything is shown. Twice on a day is once. */
  record(dependantId: string, userId: string, now: Date): Promise<void>;
  /** The latest, newest day first. Strongly consistent. */
  latest(dependantId: string): Promise<readonly CareLook[]>;
}

export function createCareLooks(table: Table): CareLooks {
  const rows = careLookEntity(table);
  return {
    record: async (dependantId, userId, now) => {
      const at = now.toISOString();
      const expires = Math.floor(now.getTime() / 1000) + keptSeconds;
      await wasMade(rows.create({ dependantId, userId, at, day: at.slice(0, 10), expires }).go());
    },
    latest: async (dependantId) =>
      (await rows.query.byDependant({ dependantId }).go({ consistent: true, order: 'desc', limit: mostShown })).data,
  };
}
