import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** The latest request of a user for an organization. */
export const organizationRequestEntity = entityOf({
  model: { service: 'rovers', entity: 'organizationRequest', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** Another one with every request, so that an answer is to what was read. */
    requestId: { type: 'string', required: true },
    status: { type: ['asked', 'accepted', 'declined'] as const, required: true },
    name: { type: 'string', required: true },
    gameTypeIds: { type: 'list', items: { type: 'string' }, required: true },
    slug: { type: 'string' },
    why: { type: 'string', required: true },
    askedAt: { type: 'string', required: true },
    answeredAt: { type: 'string' },
    /** Where it was accepted. */
    organizationId: { type: 'string' },
    /** Where it was declined: why. */
    answer: { type: 'string' },
  },
  indexes: {
    /** What a user asked for last. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
    /** Requests in one state, the oldest first. */
    byStatus: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['status'] },
      sk: { field: 'gsi1sk', composite: ['askedAt', 'userId'] },
    },
  },
});
