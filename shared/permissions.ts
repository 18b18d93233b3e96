import type { OrganizationPermission } from './teams/organizations/permissions.ts';
import type { TeamPermission } from './teams/permissions.ts';

/** What a person may do in each kind of thing that has people around it. Code asks for a permission, never for a role. */
export interface Permissions {
  readonly event: 'manage' | 'manageJoiners' | 'checkIn' | 'keepMoney';
  readonly place: 'manage';
  /** The permissions of its team. */
  readonly season: TeamPermission;
  readonly team: TeamPermission;
  readonly game: TeamPermission;
  /** The permissions of its team. */
  readonly tournament: TeamPermission;
  readonly organization: OrganizationPermission;
}
