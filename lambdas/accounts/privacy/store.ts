import type { PrivacySwitches } from '#shared/accounts/privacy.ts';
import { accountEntity } from '../../kernel/account.entity.ts';
import { wasMade } from '../../kernel/conditions.ts';
import type { Table } from '../../kernel/table.ts';
import { blockedConversationEntity } from './blocked-conversation.entity.ts';

interface BlockedConversation {
  readonly conversationId: string;
  readonly title: string;
  readonly isBlocked: boolean;
}

export interface PrivacyStore {
  /** False when the switches were changed since `version`, or the account is gone. */
  save(userId: string, switches: PrivacySwitches, version: number): Promise<boolean>;
  listConversations(userId: string): Promise<readonly BlockedConversation[]>;
  /** Undefined when the person has no such conversation. */
  setConversation(userId: string, conversationId: string, isBlocked: boolean): Promise<BlockedConversation | undefined>;
}

export function createPrivacyStore(table: Table): PrivacyStore {
  const accounts = accountEntity(table);
  const conversations = blockedConversationEntity(table);
  return {
    save: (userId, switches, version) =>
      wasMade(
        accounts
          .patch({ userId })
          .set({ privacy: switches, privacyVersion: version + 1 })
          .where((row, { eq, notExists }) => {
            const isSame = version === 0 ? notExists(row.privacyVersion) : eq(row.privacyVersion, version);
            return `${isSame} AND ${notExists(row.deletedAt)}`;
          })
          .go(),
      ),
    listConversations: async (userId) =>
      (await conversations.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    setConversation: async (userId, conversationId, isBlocked) => {
      const changed = conversations.patch({ userId, conversationId }).set({ isBlocked });
      if (!(await wasMade(changed.go()))) return undefined;
      return (await conversations.get({ userId, conversationId }).go({ consistent: true })).data ?? undefined;
    },
  };
}
