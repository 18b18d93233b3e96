import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Whose replies to an address of ours go to which person. Neither sees the other's address. */
export const relayEntity = entityOf({
  model: { service: 'rovers', entity: 'relay', version: '1' },
  attributes: {
    token: { type: 'string', required: true },
    /** Who may write to it. */
    userId: { type: 'string', required: true },
    /** Who gets what they write. */
    toId: { type: 'string', required: true },
    scopeKind: { type: 'string', required: true },
    scopeId: { type: 'string', required: true },
    /** Seconds since 1970. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One address. */
    byToken: { pk: { field: 'pk', composite: ['token'] }, sk: { field: 'sk', composite: [] } },
  },
});
