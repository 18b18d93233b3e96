import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person hosts an event which another user created, or was asked to: written with the event, for their lists. */
export const hostshipEntity = entityOf({
  model: { service: 'rovers', entity: 'hostship', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    status: { type: ['invited', 'confirmed', 'declined'] as const, required: true },
    changedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One person at one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** A person's, by when that was said. */
    byPerson: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['userId'] },
      sk: { field: 'gsi1sk', composite: ['changedAt', 'eventId'] },
    },
  },
});
