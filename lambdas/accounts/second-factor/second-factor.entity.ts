import { entityOf } from '#lambdas/kernel/data/entity.ts';

/**
 * The authenticator app of one person. `begun`: the secret was shown and no code of it seen yet. `ending`: it counts no more,
 * and the user pool has still to stop asking for it.
 */
export const secondFactorEntity = entityOf({
  model: { service: 'rovers', entity: 'secondFactor', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    status: { type: ['begun', 'on', 'ending'] as const, required: true },
    /** The secret that both sides compute codes from. */
    sealed: {
      type: 'map',
      required: true,
      properties: {
        keyId: { type: 'string', required: true },
        iv: { type: 'string', required: true },
        text: { type: 'string', required: true },
        tag: { type: 'string', required: true },
      },
    },
    /** The user pool has the same secret and asks at sign-ins with a password. */
    inPool: { type: 'boolean', required: true },
    since: { type: 'string' },
    /** The half minute of the last code that was accepted, counted from 1970: no code counts twice. */
    lastStep: { type: 'number', required: true },
    /** Hashes of recovery codes. */
    recovery: { type: 'list', items: { type: 'string' }, required: true },
    /** Every write names the version that it was decided by. */
    version: { type: 'number', required: true },
    /** When the status was written. */
    changedAt: { type: 'string', required: true },
  },
  indexes: {
    /** The authenticator app of one person. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
