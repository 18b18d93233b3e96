import { grantOf, reachesOf, type TeamGrant, type TeamRole, teamGrants, teamPermissionNames } from '../permissions.ts';

/** What a grant allows a member. */
export const grantLabel: Readonly<Record<TeamGrant, string>> = {
  safety: 'medical notes and emergency contacts of children at events',
};

/** Those of the grants that these roles leave room for. */
export const grantsWithin = (roles: readonly TeamRole[], grants: readonly TeamGrant[]): readonly TeamGrant[] =>
  teamGrants.filter(
    (grant) =>
      grants.includes(grant) &&
      teamPermissionNames.some((name) => grantOf[name] === grant && reachesOf(roles, name).includes('ifGranted')),
  );
