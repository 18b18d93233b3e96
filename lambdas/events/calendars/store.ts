import { isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { CalendarFeed } from '#shared/events/calendars/schemas.ts';
import { calendarFeedEntity } from './calendar-feed.entity.ts';

export interface StoredFeed extends CalendarFeed {
  readonly secretHash: string;
}

/** Calendar links, each under its person: none reaches another's. Reads are strongly consistent. */
export interface FeedStore {
  /** Newest first. */
  list(userId: string): Promise<StoredFeed[]>;
  add(userId: string, feed: Omit<StoredFeed, 'renewedAt'>): Promise<void>;
  /** Undefined when there is no such link, or no longer. */
  renew(userId: string, feedId: string, secretHash: string, now: Date): Promise<StoredFeed | undefined>;
  /** False when there was no such link. */
  remove(userId: string, feedId: string): Promise<boolean>;
}

export function createFeedStore(table: Table): FeedStore {
  const feeds = calendarFeedEntity(table);
  return {
    list: async (userId) => {
      const { data } = await feeds.query.byPerson({ userId }).go({ consistent: true, pages: 'all', order: 'desc' });
      return data;
    },
    add: async (userId, feed) => void (await feeds.create({ userId, ...feed }).go()),
    renew: async (userId, feedId, secretHash, now) => {
      const change = feeds.patch({ userId, feedId }).set({ secretHash, renewedAt: now.toISOString() });
      return ifThere(change.go({ response: 'all_new' }).then(({ data }) => data as StoredFeed));
    },
    remove: async (userId, feedId) => (await ifThere(feeds.remove({ userId, feedId }).go())) !== undefined,
  };
}

/** Undefined when the row that a write needs is not there. */
async function ifThere<Value>(write: Promise<Value>): Promise<Value | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}
