import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';

/** What a merge changed in the record that stays, as it takes to undo it. */
export interface KeptChange {
  readonly before: { readonly details: RosterDetails; readonly email?: string; readonly expiresAt?: string };
  readonly after: { readonly details: RosterDetails; readonly email?: string; readonly expiresAt?: string };
}

/**
 * That two records of one person on a roster became one (decision D58). Whatever moves because of it moves under the condition
 * that it stands, so that an undo finds all that moved.
 */
export const rosterMergeEntity = entityOf({
  model: { service: 'rovers', entity: 'rosterMerge', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    mergeId: { type: 'string', required: true },
    status: { type: ['merged', 'undone'] as const, required: true },
    /** The invitation of the record that stays, or the member. */
    keptInviteId: { type: 'string' },
    keptUserId: { type: 'string' },
    keptName: { type: 'string', required: true },
    change: { type: CustomAttributeType<KeptChange>('any'), required: true },
    /** The invitation of the record that is gone, which is as it was but for its status. */
    otherInviteId: { type: 'string', required: true },
    otherName: { type: 'string', required: true },
    otherStatus: { type: ['pending', 'declined'] as const, required: true },
    /** Under which the one that is gone played, and what it is recorded under since; none where they played nowhere. */
    personId: { type: 'string' },
    intoId: { type: 'string' },
    at: { type: 'string', required: true },
    byId: { type: 'string', required: true },
    byName: { type: 'string', required: true },
    /** Until then it can be undone. */
    undoUntil: { type: 'string', required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The merges of one team. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['mergeId'] } },
  },
});
