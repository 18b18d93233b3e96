import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { notificationEntity } from '../ports/inbox/notification.entity.ts';

export type InboxEntry = EntityItem<ReturnType<typeof notificationEntity>>;
export type InboxKey = Pick<InboxEntry, 'userId' | 'createdAt' | 'notificationId'>;

/** What was told in the product, as push looks at it: whatever is read or deleted by now needs no push. */
export interface InboxReader {
  findUnread(key: InboxKey): Promise<InboxEntry | undefined>;
  /** Puts push aside. */
  hold(key: InboxKey, until: string): Promise<void>;
  /** What waits for an instant and is unread, oldest first. */
  listHeld(userId: string, until: string): Promise<readonly InboxEntry[]>;
}

/** Nothing waits for longer than a night. */
const lookBackMs = 3 * 24 * 60 * 60_000;

export function createInboxReader(table: Table): InboxReader {
  const rows = notificationEntity(table);
  const isUnread = ({ read, isGone }: InboxEntry) => !read && !isGone;
  return {
    findUnread: async (key) => {
      const { data } = await rows.get(key).go({ consistent: true });
      return data && isUnread(data) ? data : undefined;
    },
    hold: async (key, heldUntil) => void (await wasMade(rows.patch(key).set({ heldUntil }).go())),
    listHeld: async (userId, until) => {
      const createdAt = new Date(Date.parse(until) - lookBackMs).toISOString();
      const { data } = await rows.query
        .byPerson({ userId })
        .gte({ createdAt })
        .where((row, { eq }) => eq(row.heldUntil, until))
        .go({ consistent: true, pages: 'all' });
      return data.filter(isUnread);
    },
  };
}
