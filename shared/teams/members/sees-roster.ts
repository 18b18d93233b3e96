import { permissionsOf, type TeamRole } from '../permissions.ts';
import type { Team } from '../schemas.ts';

/** Whether the members of a team are listed to a viewer with these roles in it; without any they are not in it. */
export function seesRoster(
  { visibility, rosterVisibility, isYouth }: Pick<Team, 'visibility' | 'rosterVisibility' | 'isYouth'>,
  roles: readonly TeamRole[] | undefined,
): boolean {
  if (roles && permissionsOf(roles).includes('manageMembers')) return true;
  if (rosterVisibility === 'admins') return false;
  // Players of a youth team are not listed for outsiders.
  return roles !== undefined || (rosterVisibility === 'everyone' && !isYouth && visibility !== 'private');
}
