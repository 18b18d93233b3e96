import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a person says they speak for a place, and what came of it: the last they said. */
export const placeClaimEntity = entityOf({
  model: { service: 'rovers', entity: 'placeClaim', version: '1' },
  attributes: {
    placeId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    displayName: { type: 'string', required: true },
    version: { type: 'number', required: true },
    way: { type: ['email', 'phone', 'document'] as const, required: true },
    status: { type: ['proving', 'waiting', 'accepted', 'declined'] as const, required: true },
    madeAt: { type: 'string', required: true },
    /** Where the code was mailed to. */
    email: { type: 'string' },
    /** Of the mailed code, keyed: who reads the table cannot prove anything. */
    codeMac: { type: 'string' },
    /** Milliseconds since 1970. */
    codeUntil: { type: 'number' },
    codeTries: { type: 'number' },
    /** The code that the owner of the listed phone number gets. */
    code: { type: 'string' },
    uploadId: { type: 'string' },
    fileName: { type: 'string' },
    fileType: { type: 'string' },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** A place's claims, and one person's among them. */
    byPlace: { pk: { field: 'pk', composite: ['placeId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** The places for which one person says they speak. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['placeId'] },
    },
  },
});
