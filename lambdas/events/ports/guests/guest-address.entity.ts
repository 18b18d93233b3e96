import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Which guests have an email address; written and erased in the transaction of the guest. */
export const guestAddressEntity = entityOf({
  model: { service: 'rovers', entity: 'guestAddress', version: '1' },
  attributes: {
    email: { type: 'string', required: true },
    guestId: { type: 'string', required: true },
  },
  indexes: {
    /** The guests of one address. */
    byEmail: { pk: { field: 'pk', composite: ['email'] }, sk: { field: 'sk', composite: ['guestId'] } },
  },
});
