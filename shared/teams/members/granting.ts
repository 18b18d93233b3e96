import { permissionsOf, type TeamRole, teamRoles } from '../permissions.ts';

/** Roles that people are given. Ownership is handed over instead, and follows an offer that is accepted. */
export const grantableRoles = teamRoles.filter((role) => role !== 'owner');

/** A member who decides about others can be made and unmade by the owner alone. */
const isAdmin = (roles: readonly TeamRole[]) => roles.includes('admin');

interface Change {
  readonly by: readonly TeamRole[];
  readonly before: readonly TeamRole[];
  readonly after: readonly TeamRole[];
  readonly isOneself: boolean;
}

/**
 * Whether a member may change the roles of another: `owner` where the owner's are touched, which is never allowed; `denied`
 * where it takes another permission, and for one's own, because members cannot raise themselves.
 */
export function judgeRoles({ by, before, after, isOneself }: Change): 'allowed' | 'owner' | 'denied' {
  const may = permissionsOf(by);
  if (isOneself || !may.includes('grantRoles')) return 'denied';
  if (isAdmin(before) !== isAdmin(after) && !may.includes('grantAdmin')) return 'denied';
  return before.includes('owner') || after.includes('owner') ? 'owner' : 'allowed';
}

/** Whether a member may take another off the roster; oneself is leaving, which is another thing. */
export function judgeRemoval(by: readonly TeamRole[], target: readonly TeamRole[]): 'allowed' | 'owner' | 'denied' {
  const may = permissionsOf(by);
  if (!may.includes('manageMembers')) return 'denied';
  if (target.includes('owner')) return may.includes('transferTeam') ? 'owner' : 'denied';
  return isAdmin(target) && !may.includes('grantAdmin') ? 'denied' : 'allowed';
}
