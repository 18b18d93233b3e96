import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** An address besides the one of the account. It counts for nothing before its owner has confirmed it. */
export const alternateEmailEntity = entityOf({
  model: { service: 'rovers', entity: 'alternateEmail', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    email: { type: 'string', required: true },
    /** The link in the mail names it: after a removal an older link is worth nothing. */
    addedAt: { type: 'string', required: true },
    verifiedAt: { type: 'string' },
  },
  indexes: {
    /** One person's other addresses. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['email'] } },
  },
});
