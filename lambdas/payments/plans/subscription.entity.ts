import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A subscription of the payment provider, as it was when the provider was last asked. */
export const subscriptionEntity = entityOf({
  model: { service: 'rovers', entity: 'subscription', version: '1' },
  attributes: {
    /** The provider's name for it. */
    subscriptionId: { type: 'string', required: true },
    kind: { type: ['team', 'user'] as const, required: true },
    /** The community or the user that it is for. */
    ownerId: { type: 'string', required: true },
    /** The user who pays. */
    payerId: { type: 'string', required: true },
    /** The same: what is kept of a person is found by it. */
    userId: { type: 'string', watch: ['payerId'], set: (_, { payerId }) => payerId },
    /** The list that it is in: of communities, or of users of one platform. */
    list: { type: ['teams', 'meh', 'main'] as const, required: true },
    platform: { type: ['rovers', 'meh'] as const, required: true },
    planId: { type: ['pro', 'elite', 'plus'] as const, required: true },
    status: { type: ['incomplete', 'trialing', 'active', 'past_due', 'cancelled'] as const, required: true },
    /** Instants. */
    periodStart: { type: 'string', required: true },
    periodEnd: { type: 'string', required: true },
    cancelAtPeriodEnd: { type: 'boolean', required: true },
    /** Since when a payment is missing. */
    pastDueSince: { type: 'string' },
    /** The end of the year whose renewal the payer was told of. */
    noticedFor: { type: 'string' },
    startedAt: { type: 'string', required: true },
    /** Moves with every change. */
    version: { type: 'number', required: true },
  },
  indexes: {
    /** One subscription. */
    byId: { pk: { field: 'pk', composite: ['subscriptionId'] }, sk: { field: 'sk', composite: [] } },
    /** What a user pays for, by list. */
    byPayer: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['payerId', 'list'] },
      sk: { field: 'gsi1sk', composite: ['startedAt', 'subscriptionId'] },
    },
    /** What a user pays for, for export and deletion. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['subscriptionId'] },
    },
  },
});
