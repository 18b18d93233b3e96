import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Something that became of a subscription: a line of its payer's history. */
export const subscriptionEventEntity = entityOf({
  model: { service: 'rovers', entity: 'subscriptionEvent', version: '1' },
  attributes: {
    payerId: { type: 'string', required: true },
    /** The same: what is kept of a person is found by it. */
    userId: { type: 'string', watch: ['payerId'], set: (_, { payerId }) => payerId },
    /** Names the change, so that one that is recorded again is the same line. */
    eventId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    subscriptionId: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
    kind: { type: ['team', 'user'] as const, required: true },
    what: {
      type: ['started', 'changed', 'renewed', 'willEnd', 'continued', 'paymentFailed', 'ended', 'renewsSoon'] as const,
      required: true,
    },
    planId: { type: ['pro', 'elite', 'plus'] as const, required: true },
    /** Until when it is paid, or when it ended. */
    until: { type: 'string', required: true },
  },
  indexes: {
    /** One payer's history, by time. */
    byPayer: {
      pk: { field: 'pk', composite: ['payerId'] },
      sk: { field: 'sk', composite: ['at', 'eventId'] },
    },
    /** One payer's history, for export and deletion. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['eventId'] },
    },
  },
});
