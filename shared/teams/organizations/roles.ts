/** What people are in an organisation (domain 4.2). A person may have several roles; the owner is one person. */
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

/** Whether a person with these roles has one of those that it takes. */
export const holds = (having: readonly OrganizationRole[], roles: readonly string[]): boolean =>
  having.some((role) => roles.includes(role));
