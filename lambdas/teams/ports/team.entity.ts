import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Team } from '#shared/teams/schemas.ts';

/** What a team says of itself. */
export type TeamFacts = Omit<
  Team,
  'teamId' | 'version' | 'slug' | 'status' | 'memberCount' | 'organizationId' | 'createdAt' | 'updatedAt'
>;

/** A community. It sits in the kernel because what people may do in much of the product hangs on it. */
export const teamEntity = entityOf({
  model: { service: 'rovers', entity: 'team', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    /** Moves with what the team says of itself and with its standing; not with its roster. */
    version: { type: 'number', required: true },
    status: { type: ['active', 'archived', 'suspended', 'deleted'] as const, required: true },
    slug: { type: 'string', required: true },
    /** Addresses that it had within the year: they lead to it. */
    formerSlugs: { type: 'list', items: { type: 'string' } },
    /** When its address changed within the last year. */
    slugMoves: { type: 'list', items: { type: 'string' } },
    facts: { type: CustomAttributeType<TeamFacts>('any'), required: true },
    /** The same as in the facts, for the conditions of joining. */
    joinPolicy: { type: 'string', required: true },
    memberLimit: { type: 'number', required: true },
    memberCount: { type: 'number', required: true },
    ownerId: { type: 'string', required: true },
    /** The member it is offered to, and until when. */
    pendingOwnerId: { type: 'string' },
    pendingUntil: { type: 'string' },
    /** The organisation that it belongs to: both said yes. */
    organizationId: { type: 'string' },
    joinCode: { type: 'string' },
    codeUntil: { type: 'string' },
    /** How many more the code lets in; without it any number. */
    codeLeft: { type: 'number' },
    /** How many came because they were invited: a new team invites few. */
    acceptedInvites: { type: 'number' },
    /** The plan that is paid for; without one it is the free one. Payments writes it, with the subscription that it is of. */
    plan: { type: ['pro', 'elite'] as const },
    planSubscriptionId: { type: 'string' },
    /** Since when it goes beyond what its plan allows because the plan went down, and how long its owner has to make room. */
    overPlanSince: { type: 'string' },
    overPlanUntil: { type: 'string' },
    /** The admins beside the owner, for the condition of making one more. */
    admins: { type: 'set', items: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One team. */
    byId: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: [] } },
  },
});
