import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { RosterPosition } from '#lambdas/teams/ports/roster/roster-pages.ts';
import type { InviteeRule } from '#shared/events/invitations/invitee-rule.ts';

/** That a host invited people of a community to an event, and how far that is. Each invited person has an invitation. */
export const communityInvitationEntity = entityOf({
  model: { service: 'rovers', entity: 'communityInvitation', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    invitationId: { type: 'string', required: true },
    /** Moves with each page. */
    version: { type: 'number', required: true },
    teamId: { type: 'string', required: true },
    /** See `InviteeRule`. */
    whom: { type: CustomAttributeType<InviteeRule>('any'), required: true },
    invitedById: { type: 'string', required: true },
    invitedAt: { type: 'string', required: true },
    /** When people are told, if not at once. */
    sendAt: { type: 'string' },
    status: { type: ['open', 'sent', 'stopped'] as const, required: true },
    /** How many people were invited. */
    invited: { type: 'number', required: true },
    /** Where the last page of the roster ended. */
    after: { type: CustomAttributeType<RosterPosition>('any') },
  },
  indexes: {
    /** What the hosts of one event asked of its community. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: ['invitationId'] } },
  },
});
