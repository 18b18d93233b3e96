import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { planChangeEntity } from './plan-change.entity.ts';

export type StoredPlanChange = EntityItem<ReturnType<typeof planChangeEntity>>;

/** Changes between paid plans, as they were offered and confirmed. */
export interface PlanChanges {
  find(changeId: string): Promise<StoredPlanChange | undefined>;
  offer(change: StoredPlanChange): Promise<void>;
  /** Confirms an offer that is valid still; one that was confirmed stays so. False for any other. */
  confirm(change: StoredPlanChange, now: Date): Promise<boolean>;
}

export function createPlanChanges(table: Table): PlanChanges {
  const rows = planChangeEntity(table);
  return {
    find: async (changeId) => (await rows.get({ changeId }).go({ consistent: true })).data ?? undefined,
    offer: async (change) => void (await rows.put(change).go()),
    confirm: ({ changeId }, now) =>
      wasMade(
        rows
          .patch({ changeId })
          .set({ status: 'confirmed', confirmedAt: now.toISOString() })
          .where(
            ({ status, validUntil }, { eq, gt }) =>
              `${eq(status, 'confirmed')} OR ${gt(validUntil, now.toISOString())}`,
          )
          .go(),
      ),
  };
}
