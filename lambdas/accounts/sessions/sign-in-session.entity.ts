import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Where a person is signed in, noted when the app is opened there. Whether it still counts is said by the account. */
export const signInSessionEntity = entityOf({
  model: { service: 'rovers', entity: 'signInSession', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    sessionId: { type: 'string', required: true },
    /** "Safari on iPhone". */
    device: { type: 'string', required: true },
    signedInAt: { type: 'string', required: true },
    seenAt: { type: 'string', required: true },
    /** Seconds since 1970, when the sign-in can no longer be renewed; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Where one person is signed in. */
    byPerson: {
      pk: { field: 'pk', composite: ['userId'] },
      sk: { field: 'sk', composite: ['sessionId'], casing: 'none' },
    },
  },
});
