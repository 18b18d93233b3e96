import { entityOf } from '#lambdas/kernel/data/entity.ts';

/**
 * A person without a login at one event. What mail they want stands with their address, in the notifications context.
 */
export const guestEntity = entityOf({
  model: { service: 'rovers', entity: 'guest', version: '1' },
  attributes: {
    guestId: { type: 'string', required: true },
    eventId: { type: 'string', required: true },
    displayName: { type: 'string', required: true },
    email: { type: 'string' },
    /** The host who named them; absent for who came by a confirmed link. */
    addedBy: { type: 'string' },
    /** A host invited their address: they may come whenever they like. */
    isInvited: { type: 'boolean' },
    /** The account that their place went to. */
    claimedBy: { type: 'string' },
    createdAt: { type: 'string', required: true },
    /** From here on the guest is gone; the row waits to be erased. */
    removedAt: { type: 'string' },
  },
  indexes: {
    /** One guest. */
    byId: { pk: { field: 'pk', composite: ['guestId'] }, sk: { field: 'sk', composite: [] } },
    /** The guests who are one account's person by now. */
    byAccount: {
      index: 'gsi2',
      condition: ({ claimedBy }) => claimedBy !== undefined,
      pk: { field: 'gsi2pk', composite: ['claimedBy'] },
      // Every guest has an id: with it here, an index that has a condition would want an account of all of them.
      sk: { field: 'gsi2sk', composite: [] },
    },
  },
});
