import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { heldNoticeEntity } from '../ports/inbox/held-notice.entity.ts';
import type { HeldNotice } from '../ports/inbox/held-notices.ts';

/** What waits, for the sender. */
export interface HeldStore {
  list(userId: string, until: string): Promise<readonly HeldNotice[]>;
  /** All or none: what was left of a digest that was sent would be another digest. */
  remove(notices: readonly HeldNotice[]): Promise<void>;
}

/** What one transaction takes. */
const atOnce = 100;

export function createHeldStore(table: Table, retry: Retry = createRetry()): HeldStore {
  const held = heldNoticeEntity(table);
  const { transaction } = new Service({ held });
  return {
    list: async (userId, until) =>
      (await held.query.byInstant({ userId, until }).go({ consistent: true, pages: 'all' })).data,
    remove: async (notices) => {
      for (let start = 0; start < notices.length; start += atOnce) {
        const some = notices.slice(start, start + atOnce);
        await retry(() => commit(transaction.write((rows) => some.map((one) => rows.held.delete(one).commit()))));
      }
    },
  };
}
