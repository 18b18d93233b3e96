import { entityOf } from '#lambdas/kernel/data/entity.ts';

/**
 * A person of a roster who plays before they have an account (decision D58). Competitions know them by `personId`, and the
 * roster by the invitation that waits for them.
 */
export const rosterPersonEntity = entityOf({
  model: { service: 'rovers', entity: 'rosterPerson', version: '1' },
  attributes: {
    personId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    inviteId: { type: 'string', required: true },
    /** As the roster says it. */
    name: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    /** The account that took over what was recorded of them; set once. */
    claimedBy: { type: 'string' },
  },
  indexes: {
    /** One person. */
    byId: { pk: { field: 'pk', composite: ['personId'] }, sk: { field: 'sk', composite: [] } },
  },
});
