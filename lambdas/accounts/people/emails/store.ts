import { Service } from 'electrodb';
import { alternateEmailAdded } from '#shared/accounts/messages.ts';
import { commit } from '../../../kernel/commit.ts';
import { wasMade } from '../../../kernel/conditions.ts';
import { idFrom } from '../../../kernel/new-id.ts';
import { outboxEntity } from '../../../kernel/outbox.entity.ts';
import { factRow } from '../../../kernel/outbox.ts';
import type { Table } from '../../../kernel/table.ts';
import { alternateEmailEntity } from '../alternate-email.entity.ts';
import type { EmailClaim } from '../email-token.ts';

export interface AlternateEmailStore {
  /** Strongly consistent, in alphabetical order. */
  list(userId: string): Promise<readonly { readonly email: string; readonly isVerified: boolean }[]>;
  /** Records that a mail has to go out with it. False when it is there already. */
  add(userId: string, email: string, now: Date): Promise<boolean>;
  remove(userId: string, email: string): Promise<void>;
  /** False when it is not there, or was added anew since. Safe to repeat. */
  confirm(claim: EmailClaim, now: Date): Promise<boolean>;
}

export function createAlternateEmailStore(table: Table): AlternateEmailStore {
  const rows = alternateEmailEntity(table);
  const writing = new Service({ row: rows, outbox: outboxEntity(table) });
  return {
    list: async (userId) => {
      const { data } = await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' });
      return data.map(({ email, verifiedAt }) => ({ email, isVerified: verifiedAt !== undefined }));
    },
    add: async (userId, email, now) => {
      const addedAt = now.toISOString();
      const messageId = idFrom('message', alternateEmailAdded.name, userId, email, addedAt);
      const refused = await commit(
        writing.transaction.write(({ row, outbox }) => [
          row.create({ userId, email, addedAt }).commit(),
          outbox.put(factRow(alternateEmailAdded, messageId, now, { userId, email, addedAt })).commit(),
        ]),
      );
      return refused.length === 0;
    },
    remove: async (userId, email) => void (await rows.delete({ userId, email }).go()),
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
