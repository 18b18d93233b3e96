import { isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { noticeEntity } from './notice.entity.ts';

/** Longer than a mail service takes to tell that it sent something. */
const leaseMs = 5 * 60_000;
/** Far longer than any cause is told (24 hours). */
const keptSeconds = 30 * 24 * 60 * 60;

interface NoticeKey {
  readonly noticeId: string;
  readonly userId: string;
  readonly topic: string;
}

/** Who has said what. `claimedBy` is a fresh value for each try. */
export interface Notices {
  /** `mine`: send now. `sent`: it was sent. `busy`: another run may be sending it. */
  claim(key: NoticeKey, claimedBy: string, now: Date): Promise<'mine' | 'sent' | 'busy'>;
  /** Nothing was sent under this claim, so another try may begin at once. */
  release(noticeId: string, claimedBy: string): Promise<void>;
  markSent(noticeId: string, claimedBy: string, now: Date): Promise<void>;
  /** The mail service says that it sent it, for any run. */
  confirmSent(noticeId: string, now: Date): Promise<void>;
}

export function createNotices(table: Table): Notices {
  const rows = noticeEntity(table);
  return {
    claim: async ({ noticeId, userId, topic }, claimedBy, now) => {
      try {
        await rows
          .update({ noticeId })
          .data((row, { set, add }) => {
            set(row.userId, userId);
            set(row.topic, topic);
            set(row.claimedBy, claimedBy);
            set(row.leasedUntil, now.getTime() + leaseMs);
            add(row.tries, 1);
            set(row.expires, Math.floor(now.getTime() / 1000) + keptSeconds);
          })
          .where(
            (row, { notExists, lte }) =>
              `${notExists(row.sentAt)} AND (${notExists(row.leasedUntil)} OR ${lte(row.leasedUntil, now.getTime())})`,
          )
          .go();
        return 'mine';
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
      // A client that repeats a write whose answer was lost meets its own claim.
      const { data } = await rows.get({ noticeId }).go({ consistent: true });
      if (data?.sentAt) return 'sent';
      return data?.claimedBy === claimedBy ? 'mine' : 'busy';
    },
    release: (noticeId, claimedBy) =>
      ignoringRefusal(
        rows
          .patch({ noticeId })
          .set({ leasedUntil: 0 })
          .where((row, { eq, notExists }) => `${eq(row.claimedBy, claimedBy)} AND ${notExists(row.sentAt)}`)
          .go(),
      ),
    markSent: (noticeId, claimedBy, now) =>
      ignoringRefusal(
        rows
          .patch({ noticeId })
          .set({ sentAt: now.toISOString() })
          .where((row, { eq }) => eq(row.claimedBy, claimedBy))
          .go(),
      ),
    confirmSent: (noticeId, now) => ignoringRefusal(rows.patch({ noticeId }).set({ sentAt: now.toISOString() }).go()),
  };
}

/** A refused mark means that the row belongs to another run by now; what they do about it is theirs. */
async function ignoringRefusal(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!isConditionFailure(error)) throw error;
  });
}
