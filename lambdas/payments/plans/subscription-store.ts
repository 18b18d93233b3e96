import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { subscriptionEntity } from './subscription.entity.ts';
import { subscriptionEventEntity } from './subscription-event.entity.ts';

export type StoredSubscription = EntityItem<ReturnType<typeof subscriptionEntity>>;
type StoredSubscriptionEvent = EntityItem<ReturnType<typeof subscriptionEventEntity>>;

/** Subscriptions as they were when the provider was last asked. */
export interface SubscriptionReader {
  /** Strongly consistent. */
  find(subscriptionId: string): Promise<StoredSubscription | undefined>;
  /** What a user pays for: the lists of communities and of both platforms, the newest first in each. */
  listByPayer(payerId: string): Promise<readonly StoredSubscription[]>;
  /** A payer's history, the newest first. */
  listEvents(
    payerId: string,
    after: string | undefined,
  ): Promise<{ readonly events: readonly StoredSubscriptionEvent[]; readonly next: string | undefined }>;
}

const lists = ['teams', 'main', 'meh'] as const;
const eventsPerPage = 20;

export function createSubscriptionReader(table: Table): SubscriptionReader {
  const rows = subscriptionEntity(table);
  const events = subscriptionEventEntity(table);
  return {
    find: async (subscriptionId) => (await rows.get({ subscriptionId }).go({ consistent: true })).data ?? undefined,
    listByPayer: async (payerId) => {
      const pages = await Promise.all(
        lists.map((list) => rows.query.byPayer({ payerId, list }).go({ order: 'desc', limit: 50, pages: 1 })),
      );
      return pages.flatMap(({ data }) => data);
    },
    listEvents: async (payerId, after) => {
      const { data, cursor } = await events.query
        .byPayer({ payerId })
        .go({ order: 'desc', limit: eventsPerPage, pages: 1, ...(after && { cursor: after }) });
      return { events: data, next: cursor ?? undefined };
    },
  };
}
