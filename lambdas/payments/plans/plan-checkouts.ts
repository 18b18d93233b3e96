import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { planCheckoutEntity } from './plan-checkout.entity.ts';

export type PlanCheckout = Omit<EntityItem<ReturnType<typeof planCheckoutEntity>>, 'expires'>;

/** The page on which a plan is being paid for, of each community and user. */
export interface PlanCheckouts {
  /** Strongly consistent. */
  find(owned: Pick<PlanCheckout, 'kind' | 'ownerId'>): Promise<PlanCheckout | undefined>;
  /** Puts a page in the place of the one that was read. False when there is another by now. */
  save(checkout: PlanCheckout, now: Date): Promise<boolean>;
}

const keptSeconds = 30 * 24 * 60 * 60;

export function createPlanCheckouts(table: Table): PlanCheckouts {
  const rows = planCheckoutEntity(table);
  return {
    find: async (owned) => (await rows.get(owned).go({ consistent: true })).data ?? undefined,
    save: (checkout, now) =>
      wasMade(
        rows
          .put({ ...checkout, expires: Math.floor(now.getTime() / 1000) + keptSeconds })
          .where(({ version }, { eq, notExists }) =>
            checkout.version === 1 ? notExists(version) : eq(version, checkout.version - 1),
          )
          .go(),
      ),
  };
}
