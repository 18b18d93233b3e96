import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A guest asked to join when their address had had its mails: the link in the newest one shows this as well. It holds no seat. */
export const waitingAskEntity = entityOf({
  model: { service: 'rovers', entity: 'waitingAsk', version: '1' },
  attributes: {
    email: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    displayName: { type: 'string', required: true },
    /** The share token that the guest came with. */
    token: { type: 'string' },
    /** The group that the guest chose, where the event has groups. */
    group: { type: 'string' },
    /** Milliseconds since 1970. */
    validUntil: { type: 'number', required: true },
    usedAt: { type: 'string' },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** What an address was asked for and not mailed. */
    byAddress: { pk: { field: 'pk', composite: ['email'] }, sk: { field: 'sk', composite: ['eventId'] } },
  },
});
