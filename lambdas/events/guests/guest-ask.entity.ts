import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Somebody without an account asked to join and has yet to open the link in their mail. It holds no seat. */
export const guestAskEntity = entityOf({
  model: { service: 'rovers', entity: 'guestAsk', version: '1' },
  attributes: {
    /** SHA-256 of the link's key: who reads the table cannot confirm anything. */
    hash: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    displayName: { type: 'string', required: true },
    email: { type: 'string', required: true },
    /** The share token that the person came with. */
    token: { type: 'string' },
    /** The group that they chose, where the event has groups. */
    group: { type: 'string' },
    /** Milliseconds since 1970. */
    validUntil: { type: 'number', required: true },
    usedAt: { type: 'string' },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** What a link confirms. */
    byHash: { pk: { field: 'pk', composite: ['hash'], casing: 'none' }, sk: { field: 'sk', composite: [] } },
  },
});
