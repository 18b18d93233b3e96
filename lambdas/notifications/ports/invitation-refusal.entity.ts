import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** An address without an account that is to get no invitations, or to which none arrive: kept for ever, as a hash alone. */
export const invitationRefusalEntity = entityOf({
  model: { service: 'rovers', entity: 'invitationRefusal', version: '1' },
  attributes: {
    /** SHA-256 of the address. */
    hash: { type: 'string', required: true },
  },
  indexes: {
    /** One address. */
    byHash: { pk: { field: 'pk', composite: ['hash'] }, sk: { field: 'sk', composite: [] } },
  },
});
