import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';

/** Everything that one person wants to be told of, in one item: it is saved as a whole, over the version that was seen. */
export const activitySubscriptionsEntity = entityOf({
  model: { service: 'rovers', entity: 'activitySubscriptions', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** See `ActivitySubscription`, at most ten. */
    subscriptions: { type: CustomAttributeType<readonly ActivitySubscription[]>('any'), required: true },
  },
  indexes: {
    /** What one person is told of. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
