import { OrganizationId } from '#shared/ids.ts';

/** Whether a roster is that of an organization, whose roles stand where a community's do. */
export const isOrganization = (teamId: string): boolean => OrganizationId.safeParse(teamId).success;

/** Takes the person off one roster. What is needed for it is loaded when somebody does. */
export async function leaveRoster(teamId: string): Promise<void> {
  if (isOrganization(teamId)) {
    const { organizationsApi } = await import('#web/app/operations/teams/organizations-api.ts');
    await organizationsApi.leaveOrganization({ organizationId: teamId });
    return;
  }
  const { teamMembersApi } = await import('#web/app/operations/teams/team-members-api.ts');
  await teamMembersApi.leaveTeam({ teamId });
}
