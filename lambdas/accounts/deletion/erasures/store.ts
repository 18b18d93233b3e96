import { type EntityItem, Service } from 'electrodb';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { accountDeleted } from '#shared/accounts/deletion/messages.ts';
import { accountEntity } from '../../ports/account.entity.ts';
import type { Account } from '../../ports/accounts.ts';
import { erasureEntity } from '../erasure.entity.ts';

export type Erasure = EntityItem<ReturnType<typeof erasureEntity>>;

/** People who leave. Every read is strongly consistent. */
export interface ErasureStore {
  /**
   * Makes the account unusable, with nothing left in it but what its erasure needs, and tells every part. `onRoster` when
   * the person is on one: that is a condition of the same write (promise P32). With `missingSince`, only while the sign-in
   * has been missing since then: `kept` where it was found again.
   */
  begin(account: Account, now: Date, only?: { missingSince: string }): Promise<'begun' | 'onRoster' | 'kept'>;
  find(userId: string): Promise<Erasure | undefined>;
  /** False when it was changed since it was read. */
  save(before: Erasure, after: Omit<Erasure, 'version'>): Promise<boolean>;
  /** Has the parts erase what they keep; `told` names the telling. */
  tell(erasure: Pick<Erasure, 'userId' | 'pass'>, told: string, now: Date): Promise<void>;
  /** Frees the address and leaves an account that says nothing. Safe to repeat. */
  close(userId: string, now: Date): Promise<void>;
  end(userId: string): Promise<void>;
}

export function createErasureStore(table: Table, retry: Retry = createRetry()): ErasureStore {
  const rows = erasureEntity(table);
  const accounts = accountEntity(table);
  const outbox = outboxEntity(table);
  const { transaction } = new Service({ account: accounts, claim: claimEntity(table) });
  const find = async (userId: string) => (await rows.get({ userId }).go({ consistent: true })).data ?? undefined;
  return {
    find,
    begin: beginning(table, retry),
    save: ({ userId, version: was }, after) =>
      wasMade(
        rows
          .patch({ userId })
          .set({ pass: after.pass, done: after.done, version: was + 1 })
          .where(({ version }, { eq }) => eq(version, was))
          .go(),
      ),
    tell: async ({ userId, pass }, told, now) => {
      await outbox.put(deletedFact(userId, pass, told, now)).go();
    },
    close: async (userId, now) => {
      const { data: account } = await accounts.get({ userId }).go({ consistent: true });
      if (!account?.deletedAt || account.erasedAt) return;
      await retry(() =>
        commit(
          transaction.write((row) => [
            row.account.put(erased(account, now)).commit(),
            row.claim
              .delete({ kind: 'email', value: account.email })
              .where(({ holderId }, { eq, notExists }) => `${notExists(holderId)} OR ${eq(holderId, userId)}`)
              .commit(),
          ]),
        ),
      );
    },
    end: async (userId) => void (await rows.delete({ userId }).go()),
  };
}

/** The tombstone, the erasure and the fact in one write. */
function beginning(table: Table, retry: Retry): ErasureStore['begin'] {
  const accounts = accountEntity(table);
  const entities = { account: accounts, erasure: erasureEntity(table), outbox: outboxEntity(table) };
  const { transaction } = new Service(entities);
  return async (before, now, only) => {
    const { userId } = before;
    const refused = await retry(() =>
      commit(
        transaction.write(({ account, erasure, outbox }) => [
          account
            .put(leaving(before, now))
            .where((row, { exists, notExists, lte, eq }) =>
              [
                `${exists(row.version)} AND ${notExists(row.deletedAt)}`,
                `(${notExists(row.rosters)} OR ${lte(row.rosters, 0)})`,
                ...(only ? [eq(row.signInMissingSince, only.missingSince)] : []),
              ].join(' AND '),
            )
            .commit(),
          erasure.create({ userId, version: 1, pass: 1, done: [], askedAt: now.toISOString() }).commit(),
          outbox.put(deletedFact(userId, 1, now.toISOString(), now)).commit(),
        ]),
      ),
    );
    if (refused.length === 0) return 'begun';
    const { data: current } = await accounts.get({ userId }).go({ consistent: true });
    if (current?.deletedAt) return 'begun';
    return only && current?.signInMissingSince !== only.missingSince ? 'kept' : 'onRoster';
  };
}

function deletedFact(userId: string, pass: number, told: string, now: Date) {
  const messageId = idFrom('message', accountDeleted.name, userId, String(pass), told);
  return factRow(accountDeleted, messageId, now, { userId, pass });
}

const unusable = ({ userId, version, platform, createdAt }: Account, now: Date) => ({
  userId,
  version: version + 1,
  platform,
  emailVerified: false,
  hasAdditionalInfo: false,
  createdAt,
  updatedAt: now.toISOString(),
});

/** Of the account, what its erasure still needs: the sign-in to remove, the address to free. */
const leaving = (account: Account, now: Date): Account => ({
  ...unusable(account, now),
  email: account.email,
  deletedAt: now.toISOString(),
  ...(account.username && { username: account.username }),
  ...(account.mailSuppressed && { mailSuppressed: true }),
});

/** That the id was once in use: tokens and messages that come late are refused by it. */
const erased = (account: Account, now: Date): Account => ({
  ...unusable(account, now),
  email: '',
  deletedAt: account.deletedAt ?? now.toISOString(),
  erasedAt: now.toISOString(),
});
