import type { OrganizationRole } from './roles.ts';

/** What people read for each role. */
export const organizationRoleLabel: Readonly<Record<OrganizationRole, string>> = {
  orgOwner: 'Owner',
  orgAdmin: 'Admin',
  programAdmin: 'Program admin',
  finance: 'Finance',
  registrar: 'Registrar',
  scheduler: 'Scheduler',
  viewer: 'Viewer',
};
