import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Which browser chose the password of a user that the pool has not confirmed yet. A new sign-up is a new user. */
export const signUpAttemptEntity = entityOf({
  model: { service: 'rovers', entity: 'signUpAttempt', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** SHA-256 of the browser's secret. */
    hash: { type: 'string', required: true },
    displayName: { type: 'string' },
    /** Milliseconds since 1970; compared where it matters. */
    validUntil: { type: 'number', required: true },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The sign-up that made one user. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
