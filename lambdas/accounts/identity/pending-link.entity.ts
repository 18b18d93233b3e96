import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A Google sign-in that was tried with the proven address of an account, waiting for that account to agree. */
export const pendingLinkEntity = entityOf({
  model: { service: 'rovers', entity: 'pendingLink', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    email: { type: 'string', required: true },
    /** The person's id at Google. */
    googleId: { type: 'string', required: true },
    /** Milliseconds since 1970; compared where it matters. */
    validUntil: { type: 'number', required: true },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The last one tried with a person's address. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
