import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a session was sent to the provider to link an account; it comes back with the state once. */
export const connectStateEntity = entityOf({
  model: { service: 'rovers', entity: 'connectState', version: '1' },
  attributes: {
    /** A hash of the state: who reads the table can't come back with it. */
    stateHash: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    /** A hash of the session that began. */
    sessionHash: { type: 'string', required: true },
    kind: { type: ['link'] as const, required: true },
    country: { type: 'string', required: true },
    /** Of an account that an organization is to be paid on. */
    organizationId: { type: 'string' },
    /** Milliseconds since 1970: ten minutes after it was made. */
    expiresAt: { type: 'number', required: true },
    usedAt: { type: 'string' },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One state. */
    byState: { pk: { field: 'pk', composite: ['stateHash'] }, sk: { field: 'sk', composite: [] } },
  },
});
