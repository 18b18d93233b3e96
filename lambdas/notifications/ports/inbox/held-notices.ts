import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { heldNoticeEntity } from './held-notice.entity.ts';
import { noticeEntity } from './notice.entity.ts';

/** Where digests wait for their instant. */
export const digestQueue = 'notifications-digests';
const keptSeconds = 30 * 24 * 60 * 60;

type Row = EntityItem<ReturnType<typeof heldNoticeEntity>>;
export type HeldNotice = Omit<Row, 'expires'>;

export interface HeldNotices {
  /**
   * Puts a notice aside and settles it at once, so that it is told in one way alone; nothing happens when the claim is
   * another run's by now. The digest is planned before, and again after, because its time may come in between.
   */
  hold(notice: HeldNotice, claimedBy: string, now: Date): Promise<void>;
}

export function createHeldNotices(table: Table, retry: Retry = createRetry()): HeldNotices {
  const held = heldNoticeEntity(table);
  const due = createDueIndex(table);
  const { transaction } = new Service({ notice: noticeEntity(table), held });
  return {
    hold: async (notice, claimedBy, now) => {
      const { userId, until, noticeId } = notice;
      const work = { queue: digestQueue, key: `${userId}/${until}`, dueAt: until, data: { userId, until } };
      await due.schedule(work, now);
      const expires = Math.floor(Date.parse(until) / 1000) + keptSeconds;
      await retry(() =>
        commit(
          transaction.write((rows) => [
            rows.notice
              .patch({ noticeId })
              .set({ sentAt: now.toISOString() })
              .where((row, { eq }) => eq(row.claimedBy, claimedBy))
              .commit(),
            rows.held.put({ ...notice, expires }).commit(),
          ]),
        ),
      );
      await due.schedule(work, now);
    },
  };
}
