import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { sessionEnded, sessionsEnded, type sessionsEndedBecause } from '#shared/accounts/messages.ts';
import { accountEntity } from '../ports/account.entity.ts';
import { signInSessionEntity } from './sign-in-session.entity.ts';
import { signInsFrom } from './sign-ins-from.ts';

export type StoredSession = Omit<EntityItem<ReturnType<typeof signInSessionEntity>>, 'expires'>;
export type Because = (typeof sessionsEndedBecause)[number];

export interface SessionStore {
  /** Remembers where a person opened the app; a session that was seen within the hour is left as it is. */
  note(session: Omit<StoredSession, 'seenAt'> & { readonly until: Date }, now: Date): Promise<void>;
  /** Strongly consistent, ended ones included. */
  list(userId: string): Promise<readonly StoredSession[]>;
  /** Forgets a session that ends at the pool. Safe to repeat. */
  forget(userId: string, sessionId: string): Promise<void>;
  /** From the answer on no token of that session is accepted. `full`: too many were ended one by one. */
  end(userId: string, sessionId: string, now: Date): Promise<'ended' | 'full'>;
  /** From the answer on no token of a sign-in before `now` is accepted; the owner is told. It never moves back. Safe to repeat. */
  endAll(userId: string, because: Because, now: Date): Promise<void>;
}

/** A row of the account is read by every request: it may not grow. */
const mostEnded = 50;
const seenAgainMs = 60 * 60_000;

export function createSessionStore(table: Table, retry: Retry = createRetry()): SessionStore {
  const rows = signInSessionEntity(table);
  const accounts = accountEntity(table);
  const { transaction } = new Service({ account: accounts, outbox: outboxEntity(table) });
  return {
    note: async ({ until, ...session }, now) => {
      const lately = new Date(now.getTime() - seenAgainMs).toISOString();
      await wasMade(
        rows
          .put({ ...session, seenAt: now.toISOString(), expires: Math.ceil(until.getTime() / 1000) })
          .where(({ seenAt }, { notExists, lt }) => `${notExists(seenAt)} OR ${lt(seenAt, lately)}`)
          .go(),
      );
    },
    list: async (userId) => (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    forget: async (userId, sessionId) => void (await rows.delete({ userId, sessionId }).go()),
    end: async (userId, sessionId, now) => {
      const messageId = idFrom('message', sessionEnded.name, userId, sessionId);
      const refused = await retry(() =>
        commit(
          transaction.write(({ account, outbox }) => [
            account
              .patch({ userId })
              .add({ endedSessions: [sessionId] })
              .where(
                ({ endedSessions }, { notExists, size, escape: literal }) =>
                  `${notExists(endedSessions)} OR ${size(endedSessions)} < ${literal(mostEnded)}`,
              )
              .commit(),
            outbox.put(factRow(sessionEnded, messageId, now, { userId, sessionId })).commit(),
          ]),
        ),
      );
      return refused.length === 0 ? 'ended' : 'full';
    },
    endAll: async (userId, because, now) => {
      const endedAt = signInsFrom(now);
      const messageId = idFrom('message', sessionsEnded.name, userId, endedAt);
      await retry(() =>
        commit(
          transaction.write(({ account, outbox }) => [
            account
              .patch({ userId })
              .set({ signInsFrom: endedAt })
              .remove(['endedSessions'])
              .where((row, { notExists, lt }) => `${notExists(row.signInsFrom)} OR ${lt(row.signInsFrom, endedAt)}`)
              .commit(),
            outbox.put(factRow(sessionsEnded, messageId, now, { userId, because, endedAt })).commit(),
          ]),
        ),
      );
    },
  };
}
