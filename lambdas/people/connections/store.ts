import { type EntityItem, Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { blockEntity, blockSides } from '#lambdas/accounts/ports/blocks/block.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { connectionAccepted, connectionAsked } from '#shared/people/connections/messages.ts';
import { askedBefore, mostConnections } from '#shared/people/connections/rules.ts';
import { playerConnectionEntity } from '../ports/connections/player-connection.entity.ts';
import { askedMessageId } from './asking-notice.ts';

export type ConnectionRow = EntityItem<ReturnType<typeof playerConnectionEntity>>;

/** One person and another, seen from the first. */
interface Pair {
  readonly userId: string;
  readonly otherId: string;
}

/**
 * Requests and connections. Both rows of a pair, the counts of both people and the absence of a block are conditions of
 * one transaction: whatever else happens at the same time, who is parted is not connected.
 */
export interface ConnectionStore {
  find(pair: Pair): Promise<ConnectionRow | undefined>;
  /** In no order. */
  list(userId: string): Promise<readonly ConnectionRow[]>;
  /** `standing`: something stands between them already; `parted`: a block does, or the other has no account. */
  ask(pair: Pair, message: string | undefined, now: Date): Promise<'asked' | 'standing' | 'parted'>;
  /** What the other asked. `none`: they do not ask any more. */
  accept(pair: Pair, now: Date): Promise<'connected' | 'none' | 'full' | 'parted'>;
  /** False without a request. */
  decline(pair: Pair, now: Date): Promise<boolean>;
  /** Ends a connection, or takes a request back. False when there is none. */
  end(pair: Pair, now: Date): Promise<boolean>;
  withdraw(pair: Pair, now: Date): Promise<boolean>;
}

export function createConnectionStore(table: Table, retry: Retry = createRetry()): ConnectionStore {
  const rows = playerConnectionEntity(table);
  return {
    find: async (pair) => (await rows.get(pair).go({ consistent: true })).data ?? undefined,
    list: async (userId) => (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    ...asking(table, retry),
    ...answering(table, retry),
    ...ending(table, retry),
  };
}

const turned = ({ userId, otherId }: Pair): Pair => ({ userId: otherId, otherId: userId });

const writing = (table: Table) =>
  new Service({
    row: playerConnectionEntity(table),
    block: blockEntity(table),
    account: accountEntity(table),
    outbox: outboxEntity(table),
  });

function asking(table: Table, retry: Retry): Pick<ConnectionStore, 'ask'> {
  const { transaction } = writing(table);
  return {
    ask: async (pair, message, now) => {
      const since = now.toISOString();
      const messageId = askedMessageId({ ...pair, since });
      const said = message ? { message } : {};
      const refused = await retry(() =>
        commit(
          transaction.write(({ row, block, account, outbox }) => [
            row
              .upsert({ ...pair, status: 'asked', since, askedAt: since })
              .where(
                ({ status, askedAt }, { eq, lt, notExists }) =>
                  `${notExists(status)} OR (${eq(status, 'ended')} AND (${notExists(askedAt)} OR ${lt(askedAt, askedBefore(now))}))`,
              )
              .commit(),
            row
              .upsert({ ...turned(pair), status: 'askedBy', since, ...said })
              .where(({ status }, { eq, notExists }) => `${notExists(status)} OR ${eq(status, 'ended')}`)
              .commit(),
            ...blockSides.map((side) =>
              block
                .check({ ...pair, side })
                .where(({ since: set }, { notExists }) => notExists(set))
                .commit(),
            ),
            account
              .check({ userId: pair.otherId })
              .where(({ userId, deletedAt }, { exists, notExists }) => `${exists(userId)} AND ${notExists(deletedAt)}`)
              .commit(),
            outbox.put(factRow(connectionAsked, messageId, now, pair)).commit(),
          ]),
        ),
      );
      if (refused.length === 0) return 'asked';
      return refused.some((part) => part >= 2) ? 'parted' : 'standing';
    },
  };
}

function answering(table: Table, retry: Retry): Pick<ConnectionStore, 'accept' | 'decline'> {
  const { transaction } = writing(table);
  const rows = playerConnectionEntity(table);
  return {
    accept: async (pair, now) => {
      const since = now.toISOString();
      const messageId = idFrom('message', connectionAccepted.name, pair.userId, pair.otherId, since);
      const refused = await retry(() =>
        commit(
          transaction.write(({ row, block, account, outbox }) => [
            row
              .patch(pair)
              .set({ status: 'connected', since })
              .remove(['message'])
              .where(({ status }, { eq }) => `${eq(status, 'askedBy')} OR ${eq(status, 'declined')}`)
              .commit(),
            row
              .patch(turned(pair))
              .set({ status: 'connected', since })
              .where(({ status }, { eq }) => eq(status, 'asked'))
              .commit(),
            ...blockSides.map((side) =>
              block
                .check({ ...pair, side })
                .where(({ since: set }, { notExists }) => notExists(set))
                .commit(),
            ),
            ...[pair.userId, pair.otherId].map((userId) =>
              account
                .patch({ userId })
                .add({ connections: 1 })
                .where(
                  ({ connections, deletedAt }, { lt, notExists }) =>
                    `${notExists(deletedAt)} AND (${notExists(connections)} OR ${lt(connections, mostConnections)})`,
                )
                .commit(),
            ),
            outbox.put(factRow(connectionAccepted, messageId, now, pair)).commit(),
          ]),
        ),
      );
      if (refused.length === 0) return 'connected';
      if (refused.includes(0) || refused.includes(1)) return 'none';
      return refused.includes(2) || refused.includes(3) ? 'parted' : 'full';
    },
    decline: (pair, now) => {
      const declined = rows.patch(pair).set({ status: 'declined', since: now.toISOString() }).remove(['message']);
      return wasMade(retry(() => declined.where(({ status }, { eq }) => eq(status, 'askedBy')).go()));
    },
  };
}

function ending(table: Table, retry: Retry): Pick<ConnectionStore, 'end' | 'withdraw'> {
  const { transaction } = writing(table);
  return {
    end: async (pair, now) => {
      const since = now.toISOString();
      const refused = await retry(() =>
        commit(
          transaction.write(({ row, account }) => [
            ...[pair, turned(pair)].map((one) =>
              row
                .patch(one)
                .set({ status: 'ended', since })
                .where(({ status }, { eq }) => eq(status, 'connected'))
                .commit(),
            ),
            ...[pair.userId, pair.otherId].map((userId) => account.patch({ userId }).add({ connections: -1 }).commit()),
          ]),
        ),
      );
      return refused.length === 0;
    },
    withdraw: async (pair, now) => {
      const since = now.toISOString();
      const refused = await retry(() =>
        commit(
          transaction.write(({ row }) => [
            row
              .patch(pair)
              .set({ status: 'ended', since })
              .where(({ status }, { eq }) => eq(status, 'asked'))
              .commit(),
            row
              .patch(turned(pair))
              .set({ status: 'ended', since })
              .remove(['message'])
              .where(({ status }, { eq }) => `${eq(status, 'askedBy')} OR ${eq(status, 'declined')}`)
              .commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
  };
}
