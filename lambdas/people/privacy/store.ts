import { Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { privacySaved } from '#shared/people/messages.ts';
import type { PrivacySwitches } from '#shared/people/privacy/privacy.ts';
import { blockedConversationEntity } from './blocked-conversation.entity.ts';

interface BlockedConversation {
  readonly conversationId: string;
  readonly title: string;
  readonly isBlocked: boolean;
}

export interface PrivacyStore {
  /** False when the switches were changed since `version`, or the account is gone. */
  save(userId: string, switches: PrivacySwitches, version: number, now: Date): Promise<boolean>;
  listConversations(userId: string): Promise<readonly BlockedConversation[]>;
  /** Undefined when the person has no such conversation. */
  setConversation(userId: string, conversationId: string, isBlocked: boolean): Promise<BlockedConversation | undefined>;
}

export function createPrivacyStore(table: Table, retry: Retry = createRetry()): PrivacyStore {
  const { transaction } = new Service({ account: accountEntity(table), outbox: outboxEntity(table) });
  const conversations = blockedConversationEntity(table);
  return {
    save: async (userId, switches, version, now) => {
      const messageId = idFrom('message', privacySaved.name, userId, String(version + 1));
      const refused = await retry(() =>
        commit(
          transaction.write(({ account, outbox }) => [
            account
              .patch({ userId })
              .set({ privacy: switches, privacyVersion: version + 1 })
              .where((row, { eq, notExists }) => {
                const isSame = version === 0 ? notExists(row.privacyVersion) : eq(row.privacyVersion, version);
                return `${isSame} AND ${notExists(row.deletedAt)}`;
              })
              .commit(),
            outbox.put(factRow(privacySaved, messageId, now, { userId })).commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
    listConversations: async (userId) =>
      (await conversations.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    setConversation: async (userId, conversationId, isBlocked) => {
      const changed = conversations.patch({ userId, conversationId }).set({ isBlocked });
      if (!(await wasMade(changed.go()))) return undefined;
      return (await conversations.get({ userId, conversationId }).go({ consistent: true })).data ?? undefined;
    },
  };
}
