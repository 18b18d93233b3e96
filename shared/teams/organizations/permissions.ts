import { heads, holds, type OrganizationRole, organizationRoles } from './roles.ts';

/** Ownership is handed over instead. */
export const grantableOrganizationRoles = organizationRoles.filter((role) => role !== 'orgOwner');

/** The one table of who may do what in an organisation. Code asks for a permission, never for a role. */
const organizationPermissions = {
  editOrganization: heads,
  /** Give and take every role but ownership. */
  manageAdmins: heads,
  handOver: ['orgOwner'],
  deleteOrganization: ['orgOwner'],
  manageTeams: heads,
  /** Connect the account it is paid on, and see and give back what came in there. */
  manageMoney: ['orgOwner', 'finance'],
  seePeople: organizationRoles,
} as const satisfies Readonly<Record<string, readonly OrganizationRole[]>>;

export type OrganizationPermission = keyof typeof organizationPermissions;
export const organizationPermissionNames = Object.keys(organizationPermissions) as readonly OrganizationPermission[];

/** Holders of these keep the organisation going: there is always at least one. */
export const isHead = (roles: readonly string[]): boolean => heads.some((role) => roles.includes(role));

export const organizationPermissionsOf = (roles: readonly string[]): readonly OrganizationPermission[] =>
  organizationPermissionNames.filter((permission) => holds(organizationPermissions[permission], roles));
