import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A change between two paid plans of a community: first as an offer, then confirmed (R-PLAN-17). */
export const planChangeEntity = entityOf({
  model: { service: 'rovers', entity: 'planChange', version: '1' },
  attributes: {
    changeId: { type: 'string', required: true },
    subscriptionId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    payerId: { type: 'string', required: true },
    /** The same: what is kept of a person is found by it. */
    userId: { type: 'string', watch: ['payerId'], set: (_, { payerId }) => payerId },
    from: { type: ['pro', 'elite', 'plus'] as const, required: true },
    to: { type: ['pro', 'elite', 'plus'] as const, required: true },
    prorationMinor: { type: 'number', required: true },
    /** Seconds since 1970: the moment that the amount was worked out for. */
    prorationAt: { type: 'number', required: true },
    validUntil: { type: 'string', required: true },
    status: { type: ['offered', 'confirmed'] as const, required: true },
    confirmedAt: { type: 'string' },
  },
  indexes: {
    /** One change. */
    byId: { pk: { field: 'pk', composite: ['changeId'] }, sk: { field: 'sk', composite: [] } },
    /** The changes that a user was offered or made, for export and deletion. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['changeId'] },
    },
  },
});
