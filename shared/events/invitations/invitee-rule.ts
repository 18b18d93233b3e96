import * as z from 'zod';
import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import { permissionsOf, type TeamRole } from '#shared/teams/permissions.ts';
import { PartId } from '#shared/teams/roster/field-answers.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';
import { Line } from '#shared/text.ts';

/** The audience of an invitation in a community: all members, or who is in one of some squads or has one of some tags (domain 4.4). */
export const InviteeRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('all') }),
  z.strictObject({
    rule: z.literal('squads'),
    squadIds: z.array(PartId).min(1, 'Choose a team.').max(20, 'At most 20 teams.'),
  }),
  z.strictObject({
    rule: z.literal('tags'),
    tags: z
      .array(Line(1, 30, 'Tag'))
      .min(1, 'Choose a tag.')
      .max(10, 'At most ten tags.'),
  }),
]);
export type InviteeRule = z.infer<typeof InviteeRule>;

/** Whether a rule includes a member, by what the roster says of them. */
export function isNamed(whom: InviteeRule, { squadIds, tags }: Pick<RosterDetails, 'squadIds' | 'tags'>): boolean {
  if (whom.rule === 'squads') return whom.squadIds.some((squadId) => squadIds.includes(squadId));
  return whom.rule === 'all' || whom.tags.some((tag) => tags.includes(tag));
}

/** A member who wants to invite the community. */
export interface Inviter {
  readonly roles: readonly TeamRole[];
  /** What the community says of itself. */
  readonly facts: { readonly membersHost?: boolean };
  /** The squads that they are in themselves. */
  readonly own?: readonly string[] | undefined;
}

/**
 * A member who puts events under the name of a community invites it, and of a squad that squad. Tags are seen by those alone
 * who keep the roster.
 */
export function mayInviteBy(whom: InviteeRule, { roles, facts, own }: Inviter): boolean {
  if (whom.rule === 'squads') return whom.squadIds.every((squadId) => hostsFor(roles, facts, { squadId, own }));
  return hostsFor(roles, facts) && (whom.rule === 'all' || permissionsOf(roles).includes('manageMembers'));
}
