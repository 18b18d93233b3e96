/** What people are in an organisation (domain 4.2). Somebody may be several; the owner is one person. */
export const organizationRoles = [
  'orgOwner',
  'orgAdmin',
  'programAdmin',
  'finance',
  'registrar',
  'scheduler',
  'viewer',
] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

/** Who leads it. */
export const heads = ['orgOwner', 'orgAdmin'] as const;

/** Whether somebody with these roles has one of those that it takes. */
export const holds = (having: readonly OrganizationRole[], roles: readonly string[]): boolean =>
  having.some((role) => roles.includes(role));
