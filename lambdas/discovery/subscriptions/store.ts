import { Service } from 'electrodb';
import * as z from 'zod';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { activitySubscriptionsEntity } from './activity-subscriptions.entity.ts';
import { subscriptionDigestEntity } from './subscription-digest.entity.ts';
import { subscriptionWatchEntity } from './subscription-watch.entity.ts';
import { watchesOf } from './watches.ts';

type Subscriptions = readonly ActivitySubscription[];

/** A person's list; version 0 where there never was one. */
export interface StoredSubscriptions {
  readonly version: number;
  readonly subscriptions: Subscriptions;
}

export interface ActivitySubscriptionStore {
  /** Strongly consistent. */
  find(userId: string): Promise<StoredSubscriptions>;
  /** When something was last told, by the id of the subscription. */
  lastSent(userId: string): Promise<ReadonlyMap<string, string>>;
  /** Over what was seen; false when it is something else by now. Where events look for people goes with it. */
  save(userId: string, seen: StoredSubscriptions, subscriptions: Subscriptions): Promise<boolean>;
}

const Stored = z.array(ActivitySubscription);

export function createActivitySubscriptionStore(table: Table, retry: Retry = createRetry()): ActivitySubscriptionStore {
  const lists = activitySubscriptionsEntity(table);
  const digests = subscriptionDigestEntity(table);
  const { transaction } = new Service({ list: lists, digest: digests, watch: subscriptionWatchEntity(table) });
  return {
    find: async (userId) => {
      const { data } = await lists.get({ userId }).go({ consistent: true });
      return { version: data?.version ?? 0, subscriptions: Stored.parse(data?.subscriptions ?? []) };
    },
    lastSent: async (userId) => {
      const { data } = await digests.query.byPerson({ userId }).go({ pages: 'all' });
      return new Map(
        data.flatMap(({ subscriptionId, lastSentAt }) => (lastSentAt ? [[subscriptionId, lastSentAt]] : [])),
      );
    },
    save: async (userId, seen, subscriptions) => {
      const watches = watchesOf(userId, subscriptions);
      const isKept = (key: { cell: string; subscriptionId: string }) =>
        watches.some(({ cell, subscriptionId }) => cell === key.cell && subscriptionId === key.subscriptionId);
      const left = watchesOf(userId, seen.subscriptions).filter((watch) => !isKept(watch));
      const gone = seen.subscriptions.filter(({ id }) => !subscriptions.some((one) => one.id === id));
      const refused = await retry(() =>
        commit(
          transaction.write(({ list, digest, watch }) => [
            list
              .put({ userId, version: seen.version + 1, subscriptions: [...subscriptions] })
              .where(({ version }, { eq, notExists }) =>
                seen.version === 0 ? notExists(version) : eq(version, seen.version),
              )
              .commit(),
            ...gone.map(({ id }) => digest.delete({ userId, subscriptionId: String(id) }).commit()),
            ...left.map(({ cell, subscriptionId }) => watch.delete({ cell, userId, subscriptionId }).commit()),
            ...watches.map((row) => watch.put(row).commit()),
          ]),
        ),
      );
      return refused.length === 0;
    },
  };
}
