import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A conversation as one of its people set it: only their own side is said. */
export const blockedConversationEntity = entityOf({
  model: { service: 'rovers', entity: 'blockedConversation', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    conversationId: { type: 'string', required: true },
    title: { type: 'string', required: true },
    isBlocked: { type: 'boolean', required: true },
  },
  indexes: {
    /** Conversations that one person has blocked, now or once. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['conversationId'] } },
  },
});
