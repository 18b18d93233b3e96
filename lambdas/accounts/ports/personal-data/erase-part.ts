import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { type accountDeleted, partErased } from '#shared/accounts/deletion/messages.ts';
import type { Message } from '#shared/contract/message.ts';
import { type Account, createAccountReader } from '../accounts.ts';
import { eraseRows } from './erase-rows.ts';
import { createPersonRows } from './person-rows.ts';
import type { PersonalData } from './personal-data.ts';

/** What a part does about a deleted account besides its rows, and before them. Safe to repeat. */
export type EraseBesides = (account: Account, now: Date) => Promise<void>;

/** What a part does when an account is deleted: it erases what it keeps of them and says so. Safe to repeat. */
export function createErasePart(data: PersonalData, table: Table, besides?: EraseBesides) {
  const accounts = createAccountReader(table);
  const outbox = outboxEntity(table);
  const rows = createPersonRows(table);
  const { part } = data;
  return async ({ messageId, data: { userId, pass } }: Message<typeof accountDeleted>, now: Date): Promise<void> => {
    const account = await accounts.find(userId);
    // Nothing of an account in use is ever touched, whatever a message says.
    if (!account?.deletedAt) return;
    await besides?.(account, now);
    await eraseRows(userId, data, rows);
    const done = idFrom('message', partErased.name, messageId, part);
    await outbox.put(factRow(partErased, done, now, { userId, pass, part })).go();
  };
}
