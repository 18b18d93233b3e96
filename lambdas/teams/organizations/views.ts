import type { OrganizationTeam } from '#shared/teams/organizations/schemas.ts';
import type { StoredTeam } from '../ports/teams.ts';
import type { StoredOrganization } from './stored.ts';
import type { Tie } from './ties-store.ts';

/** How teams and organisations stand to each other, with both names, by the team's; what is gone is left out. */
export function namedTies(
  ties: readonly Tie[],
  organizations: readonly StoredOrganization[],
  teams: readonly StoredTeam[],
): OrganizationTeam[] {
  const named = ties.flatMap((tie) => {
    const organization = organizations.find(({ organizationId }) => organizationId === tie.organizationId);
    const team = teams.find(({ teamId }) => teamId === tie.teamId);
    if (!organization || !team) return [];
    const { slug, facts } = organization;
    return [{ ...tie, organizationName: facts.name, slug, teamName: team.facts.name }];
  });
  return named.toSorted((a, b) => a.teamName.localeCompare(b.teamName, 'en'));
}
