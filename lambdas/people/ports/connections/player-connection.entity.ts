import { entityOf } from '#lambdas/kernel/data/entity.ts';

/**
 * The connection state of one person to another. There are two rows for each pair, and
 * they change in one transaction. `declined`: they said no, which the other's row does not show. `ended`: nothing stands,
 * but it is remembered when they asked. It sits in the kernel because who is connected sees more in every context.
 */
export const playerConnectionEntity = entityOf({
  model: { service: 'rovers', entity: 'playerConnection', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    otherId: { type: 'string', required: true },
    status: { type: ['asked', 'askedBy', 'declined', 'connected', 'ended'] as const, required: true },
    since: { type: 'string', required: true },
    /** When this person last asked the other. */
    askedAt: { type: 'string' },
    /** What the other wrote with their request. */
    message: { type: 'string' },
  },
  indexes: {
    /** All connections of one person. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['otherId'] } },
  },
});
