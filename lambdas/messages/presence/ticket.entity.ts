import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A ticket that opens the WebSocket once. Only its hash is kept: who reads the table cannot connect. */
export const ticketEntity = entityOf({
  model: { service: 'rovers', entity: 'socketTicket', version: '1' },
  attributes: {
    /** SHA-256 of the ticket, hexadecimal. */
    hash: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** Milliseconds since 1970 when the session began that it came with. */
    signedInAt: { type: 'number', required: true },
    /** Which session that is; a token may name none. */
    sessionId: { type: 'string' },
    /** Milliseconds since 1970; compared in the condition. */
    validUntil: { type: 'number', required: true },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One ticket. */
    byHash: { pk: { field: 'pk', composite: ['hash'] }, sk: { field: 'sk', composite: [] } },
  },
});
