import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** An open WebSocket and whose it is. */
export const connectionEntity = entityOf({
  model: { service: 'rovers', entity: 'connection', version: '1' },
  attributes: {
    connectionId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Milliseconds since 1970 when the session began that it came with. */
    signedInAt: { type: 'number', required: true },
    /** Which session that is; a token may name none. */
    sessionId: { type: 'string' },
    /** Milliseconds since 1970 until which it counts as alive without another sign of life. */
    leaseUntil: { type: 'number', required: true },
    /** How many messages came on it. */
    messages: { type: 'number', required: true, default: 0 },
    /** What its page shows. */
    things: { type: 'list', items: { type: 'string' } },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One connection; the gateway's ids differ by case. */
    byId: {
      pk: { field: 'pk', composite: ['connectionId'], casing: 'none' },
      sk: { field: 'sk', composite: [] },
    },
    /** Every connection of one person. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['connectionId'], casing: 'none' },
    },
  },
});
