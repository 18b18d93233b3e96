import { type EntityItem, Service } from 'electrodb';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { emailChangeAsked, emailChanged, sessionsEnded } from '#shared/accounts/messages.ts';
import { accountEntity } from '../../ports/account.entity.ts';
import type { Account } from '../../ports/accounts.ts';
import { signInsFrom } from '../../sessions/sign-ins-from.ts';
import { emailChangeEntity } from './email-change.entity.ts';
import type { EmailChangeClaim } from './email-change-token.ts';

type EmailChange = EntityItem<ReturnType<typeof emailChangeEntity>>;

export interface EmailChangeStore {
  /** Has both addresses written to. */
  ask(account: Pick<Account, 'userId' | 'email'>, email: string, now: Date): Promise<void>;
  /** Strongly consistent. */
  find(claim: EmailChangeClaim): Promise<EmailChange | undefined>;
  /**
   * Gives the account the new address, frees the old one and ends every session, at once. `stale` when the account
   * has another address by now, or all its sessions were ended after the request: the caller may not be its owner.
   */
  finish(change: EmailChange, now: Date): Promise<'changed' | 'stale' | 'taken'>;
}

/** The old address has a month to ask what happened. */
const keptMs = 30 * 24 * 60 * 60_000;

export function createEmailChangeStore(table: Table, retry: Retry = createRetry()): EmailChangeStore {
  const rows = emailChangeEntity(table);
  const { transaction } = new Service({ change: rows, outbox: outboxEntity(table) });
  return {
    ask: async ({ userId, email: oldEmail }, email, now) => {
      const askedAt = now.toISOString();
      const expires = Math.ceil((now.getTime() + keptMs) / 1000);
      const messageId = idFrom('message', emailChangeAsked.name, userId, askedAt);
      await retry(() =>
        commit(
          transaction.write(({ change, outbox }) => [
            change.put({ userId, askedAt, email, oldEmail, expires }).commit(),
            outbox.put(factRow(emailChangeAsked, messageId, now, { userId, askedAt })).commit(),
          ]),
        ),
      );
    },
    find: async ({ userId, askedAt }) =>
      (await rows.get({ userId, askedAt }).go({ consistent: true })).data ?? undefined,
    finish: finishing(table, retry),
  };
}

/** The account, both claims, what was asked and the fact in one write. */
function finishing(table: Table, retry: Retry): EmailChangeStore['finish'] {
  const entities = {
    account: accountEntity(table),
    claim: claimEntity(table),
    change: emailChangeEntity(table),
    outbox: outboxEntity(table),
  };
  const { transaction } = new Service(entities);
  return async ({ userId, askedAt, email, oldEmail }, now) => {
    const messageId = idFrom('message', emailChanged.name, userId, askedAt);
    const refused = await retry(() =>
      commit(
        transaction.write(({ change, account, claim, outbox }) => [
          account
            .patch({ userId })
            .set({ email, emailVerified: true, signInsFrom: signInsFrom(now), updatedAt: now.toISOString() })
            .remove(['endedSessions', 'mailSuppressed'])
            .where(
              (row, { eq, lte, notExists }) =>
                `${eq(row.email, oldEmail)} AND ${notExists(row.deletedAt)} AND (${notExists(row.signInsFrom)} OR ${lte(row.signInsFrom, askedAt)})`,
            )
            .commit(),
          claim.create({ kind: 'email', value: email, holderId: userId }).commit(),
          claim
            .delete({ kind: 'email', value: oldEmail })
            .where(({ holderId }, { eq, notExists }) => `${notExists(holderId)} OR ${eq(holderId, userId)}`)
            .commit(),
          change
            .patch({ userId, askedAt })
            .set({ doneAt: now.toISOString() })
            .where(({ doneAt }, { notExists }) => notExists(doneAt))
            .commit(),
          outbox.put(factRow(emailChanged, messageId, now, { userId, askedAt })).commit(),
          outbox.put(endedFact(userId, now)).commit(),
        ]),
      ),
    );
    if (refused.length === 0) return 'changed';
    return refused.includes(0) || refused.includes(3) ? 'stale' : 'taken';
  };
}

function endedFact(userId: string, now: Date) {
  const endedAt = signInsFrom(now);
  const messageId = idFrom('message', sessionsEnded.name, userId, endedAt);
  return factRow(sessionsEnded, messageId, now, { userId, because: 'emailChanged' as const, endedAt });
}
