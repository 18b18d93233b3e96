import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A person asked for another address to sign in with. The addresses are here, so that no message has to name them. */
export const emailChangeEntity = entityOf({
  model: { service: 'rovers', entity: 'emailChange', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    askedAt: { type: 'string', required: true },
    /** The new address. */
    email: { type: 'string', required: true },
    /** The address until then: it hears that it was asked for, and that it happened. */
    oldEmail: { type: 'string', required: true },
    doneAt: { type: 'string' },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** What one person asked for. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['askedAt'] } },
  },
});
