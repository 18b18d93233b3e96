import { Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { type Connection, mostMembers, mostWaiting, rememberedMs } from '#shared/people/family/connection.ts';
import { familyAnswered, familyAsked } from '#shared/people/family/messages.ts';
import { familyConnectionEntity } from '../ports/family/family-connection.entity.ts';
import { familyCountEntity } from './family-count.entity.ts';

/** `stale` when it was changed since it was read; `full` when a family or list of requests has no room. */
type Written = 'written' | 'stale' | 'full' | 'unknown';

export interface FamilyStore {
  /** Strongly consistent, and so is `find`; what ended is among them. */
  list(userId: string): Promise<readonly Connection[]>;
  find(userId: string, connectionId: string): Promise<Connection | undefined>;
  /** Both sides, what counts them and the fact at once, or nothing. `unknown` when the recipient is gone. */
  write(before: Connection | undefined, after: Connection, now: Date): Promise<Written>;
}

export function createFamilyStore(table: Table, retry: Retry = createRetry()): FamilyStore {
  const rows = familyConnectionEntity(table);
  const { transaction } = new Service({
    row: rows,
    count: familyCountEntity(table),
    account: accountEntity(table),
    outbox: outboxEntity(table),
  });
  const writeOnce = (before: Connection | undefined, after: Connection, now: Date) =>
    transaction.write(({ row, count, account, outbox }) => [
      ...twoOf(after).map((userId) =>
        row
          .put(rowOf(userId, after, now))
          .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
          .commit(),
      ),
      ...(after.status === 'pending' ? [after.recipientId] : []).map((userId) =>
        account
          .check({ userId })
          .where(
            ({ userId: known, deletedAt }, { exists, notExists }) => `${exists(known)} AND ${notExists(deletedAt)}`,
          )
          .commit(),
      ),
      ...twoOf(after)
        .map((userId) => countsOf(userId, before, after))
        .filter(({ members, waiting }) => members !== 0 || waiting !== 0)
        .map(({ userId, members, waiting }) =>
          count
            .update({ userId })
            .add({ members, waiting })
            .where((one, { lt, notExists }) => {
              if (members > 0) return `${notExists(one.members)} OR ${lt(one.members, mostMembers)}`;
              return waiting > 0 ? `${notExists(one.waiting)} OR ${lt(one.waiting, mostWaiting)}` : '';
            })
            .commit(),
        ),
      ...factsOf(after, now).map((fact) => outbox.put(fact).commit()),
    ]);
  return {
    list: async (userId) => (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    find: async (userId, connectionId) =>
      (await rows.get({ userId, connectionId }).go({ consistent: true })).data ?? undefined,
    write: async (before, after, now) => {
      const refused = await retry(() => commit(writeOnce(before, after, now)));
      if (refused.length === 0) return 'written';
      if (refused.includes(0) || refused.includes(1)) return 'stale';
      return after.status === 'pending' && refused.includes(2) ? 'unknown' : 'full';
    },
  };
}

const twoOf = ({ requesterId, recipientId }: Connection) => [requesterId, recipientId];

function rowOf(userId: string, { asks, ...connection }: Connection, now: Date) {
  const isOver = connection.status !== 'pending' && connection.status !== 'accepted';
  const expires = Math.floor((now.getTime() + rememberedMs) / 1000);
  return { ...connection, asks: [...asks], userId, ...(isOver && { expires }) };
}

/** What a person's counts change by: an accepted connection is a member, a request is one that waits for who asked. */
function countsOf(userId: string, before: Connection | undefined, after: Connection) {
  const isMember = (one: Connection | undefined) => Number(one?.status === 'accepted');
  const waits = (one: Connection | undefined) => Number(one?.status === 'pending' && one.requesterId === userId);
  return { userId, members: isMember(after) - isMember(before), waiting: waits(after) - waits(before) };
}

function factsOf(after: Connection, now: Date) {
  const { connectionId, version, requesterId, recipientId, status } = after;
  const data = { connectionId, version, requesterId, recipientId };
  if (status === 'pending') return [factRow(familyAsked, askedMessageId(after), now, data)];
  if (status !== 'accepted' && status !== 'rejected') return [];
  const messageId = idFrom('message', familyAnswered.name, connectionId, String(version));
  return [factRow(familyAnswered, messageId, now, { ...data, accepted: status === 'accepted' })];
}

/** The message of a request, which names the notice that asks the other. */
export const askedMessageId = ({ connectionId, version }: Pick<Connection, 'connectionId' | 'version'>): string =>
  idFrom('message', familyAsked.name, connectionId, String(version));
