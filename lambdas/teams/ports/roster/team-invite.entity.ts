import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { inviteStatuses } from '#shared/teams/invites/contract.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';

/** That an address, a former member or a person of an imported list is wanted in a team. */
export const teamInviteEntity = entityOf({
  model: { service: 'rovers', entity: 'teamInvite', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    inviteId: { type: 'string', required: true },
    /** `merged`: another record of the same person stays instead, which can be undone; see `rosterMergeEntity`. */
    status: { type: [...inviteStatuses, 'merged'] as const, required: true },
    /** Whose it is: one of these, or neither for a person of a list without an address. */
    email: { type: 'string' },
    userId: { type: 'string' },
    /** The name that the manager gave them. */
    name: { type: 'string' },
    message: { type: 'string' },
    invitedBy: { type: 'string', required: true },
    invitedById: { type: 'string', required: true },
    /** The link is bound to it: an invitation that is made anew has another one. */
    invitedAt: { type: 'string', required: true },
    /** Without it no invitation went out: the person is on a list, and waits to be invited. */
    expiresAt: { type: 'string' },
    /** `RosterDetails` of `shared/teams/roster/roster.ts`, which the person comes with. */
    details: { type: CustomAttributeType<RosterDetails | undefined>('any') },
    /** Under which they play in competitions before they join; see `rosterPersonEntity`. */
    personId: { type: 'string' },
    /** Of a child whose guardian accepted: who they are. The record stays on the roster. */
    dependantId: { type: 'string' },
    /** Of a merged one: the merge, and the invitation that answers for it where one does. */
    mergeId: { type: 'string' },
    mergedInto: { type: 'string' },
    /** Moves with the details. */
    version: { type: 'number', required: true },
    /** Seconds since 1970, when it is forgotten; read by no decision. */
    expires: { type: 'number' },
  },
  indexes: {
    /** All who are or were invited to one team. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['inviteId'] } },
  },
});
