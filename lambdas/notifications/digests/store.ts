import { Service } from 'electrodb';
import { commit } from '../../kernel/commit.ts';
import { heldNoticeEntity } from '../../kernel/held-notice.entity.ts';
import type { HeldNotice } from '../../kernel/held-notices.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';

/** What waits, for whoever tells it. */
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
