import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That an event of the payment provider was taken in, or waits for what it is about. */
export const providerEventEntity = entityOf({
  model: { service: 'rovers', entity: 'providerEvent', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    type: { type: 'string', required: true },
    /** The connected account that it is about; absent for the platform's own. */
    account: { type: 'string' },
    /** When the provider made it: seconds since 1970. */
    createdAt: { type: 'number', required: true },
    livemode: { type: 'boolean', required: true },
    /** `pending`: what it is about was not known yet. */
    status: { type: ['done', 'pending', 'dropped'] as const, required: true },
    /** Seconds since 1970: 30 days, longer than the provider repeats an event. A broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One event. */
    byId: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
  },
});
