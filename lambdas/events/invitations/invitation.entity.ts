import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** That a host invited a person to an event. What they answered is not here: the line and their answer say so. */
export const invitationEntity = entityOf({
  model: { service: 'rovers', entity: 'invitation', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    /** An account, or the guest who stands for an address. */
    userId: { type: 'string', required: true },
    /** `planned` until its instant: they neither hear of the event nor see it. */
    status: { type: ['planned', 'invited'] as const, required: true },
    invitedBy: { type: 'string', required: true },
    /** Whose name that is. */
    invitedById: { type: 'string' },
    invitedAt: { type: 'string', required: true },
    /** When a planned one is told. */
    sendAt: { type: 'string' },
    /** A host invited the address of this account. That it is theirs is the person's own secret: hosts see the address alone. */
    byAddress: { type: 'boolean' },
  },
  indexes: {
    /** All who were invited to one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** A person's invitations, by when they were made. */
    byPerson: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['userId'] },
      sk: { field: 'gsi1sk', composite: ['invitedAt', 'eventId'] },
    },
  },
});
