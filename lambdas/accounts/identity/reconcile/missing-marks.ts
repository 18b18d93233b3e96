import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { accountEntity } from '../../ports/account.entity.ts';

/** Since when accounts have no sign-in at the identity provider. */
export interface MissingMarks {
  /** The first look that finds nothing counts; later ones change nothing. */
  set(userId: string, now: Date): Promise<void>;
  clear(userId: string): Promise<void>;
}

export function createMissingMarks(table: Table): MissingMarks {
  const accounts = accountEntity(table);
  return {
    set: async (userId, now) => {
      await wasMade(
        accounts
          .patch({ userId })
          .set({ signInMissingSince: now.toISOString() })
          .where(
            ({ signInMissingSince, deletedAt }, { notExists }) =>
              `${notExists(signInMissingSince)} AND ${notExists(deletedAt)}`,
          )
          .go(),
      );
    },
    clear: async (userId) => {
      await wasMade(accounts.patch({ userId }).remove(['signInMissingSince']).go());
    },
  };
}
