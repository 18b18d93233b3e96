import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { mostAlternateEmails } from '#shared/accounts/alternate-emails/alternate-emails.ts';
import { alternateEmailAdded } from '#shared/accounts/messages.ts';
import { accountEntity } from '../ports/account.entity.ts';
import { alternateEmailEntity } from './alternate-email.entity.ts';
import type { EmailClaim } from './email-token.ts';

export interface AlternateEmailStore {
  /** Strongly consistent, in alphabetical order. */
  list(userId: string): Promise<readonly { readonly email: string; readonly isVerified: boolean }[]>;
  /** Records that a mail has to go out with it. The number of addresses moves with it, so that many at once are no more. */
  add(userId: string, email: string, now: Date): Promise<'added' | 'already' | 'full'>;
  remove(userId: string, email: string): Promise<void>;
  /** The address that was added at this moment, while it is there. Strongly consistent. */
  addedAt(userId: string, addedAt: string): Promise<string | undefined>;
  /** False when it is not there, or was added anew since. Safe to repeat. */
  confirm(claim: EmailClaim, now: Date): Promise<boolean>;
}

export function createAlternateEmailStore(table: Table, retry: Retry = createRetry()): AlternateEmailStore {
  const rows = alternateEmailEntity(table);
  const writing = new Service({ row: rows, account: accountEntity(table), outbox: outboxEntity(table) });
  return {
    list: async (userId) => {
      const { data } = await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' });
      return data.map(({ email, verifiedAt }) => ({ email, isVerified: verifiedAt !== undefined }));
    },
    addedAt: async (userId, addedAt) => {
      const { data } = await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' });
      return data.find((one) => one.addedAt === addedAt)?.email;
    },
    add: async (userId, email, now) => {
      const addedAt = now.toISOString();
      const messageId = idFrom('message', alternateEmailAdded.name, userId, email, addedAt);
      const refused = await retry(() =>
        commit(
          writing.transaction.write(({ row, account, outbox }) => [
            row.create({ userId, email, addedAt }).commit(),
            account
              .patch({ userId })
              .add({ alternateEmails: 1 })
              .where(
                ({ alternateEmails }, { lt, notExists }) =>
                  `${notExists(alternateEmails)} OR ${lt(alternateEmails, mostAlternateEmails)}`,
              )
              .commit(),
            outbox.put(factRow(alternateEmailAdded, messageId, now, { userId, addedAt })).commit(),
          ]),
        ),
      );
      if (refused.length === 0) return 'added';
      return refused.includes(0) ? 'already' : 'full';
    },
    remove: async (userId, email) => {
      await retry(() =>
        commit(
          writing.transaction.write(({ row, account }) => [
            row.remove({ userId, email }).commit(),
            account.patch({ userId }).add({ alternateEmails: -1 }).commit(),
          ]),
        ),
      );
    },
    confirm: ({ userId, email, addedAt }, now) =>
      wasMade(
        rows
          .patch({ userId, email })
          .set({ verifiedAt: now.toISOString() })
          .where((row, { eq }) => eq(row.addedAt, addedAt))
          .go(),
      ),
  };
}
