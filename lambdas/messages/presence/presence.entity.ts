import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Whether a person is online: `status/{uid}` of the specification (R-PRES-02). */
export const presenceEntity = entityOf({
  model: { service: 'rovers', entity: 'presence', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    online: { type: 'boolean', required: true },
    /** Online means nothing after this: milliseconds since 1970 (promise P40). */
    leaseUntil: { type: 'number', required: true },
    /** The connection last heard from. Another one that closes takes no one offline. */
    connectionId: { type: 'string', required: true },
    changedAt: { type: 'string', required: true },
    /** The hour, `2031-05-01T12`, of the messages that are counted. */
    messagesIn: { type: 'string' },
    /** How many messages came in that hour, on all connections of the person. */
    messages: { type: 'number' },
  },
  indexes: {
    /** One person. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
