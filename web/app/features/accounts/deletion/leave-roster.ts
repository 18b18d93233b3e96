import { OrganizationId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';

/** Whether a roster is that of an organization, whose roles stand where a community's do. */
export const isOrganization = (teamId: string): boolean => OrganizationId.safeParse(teamId).success;

/** Takes the person off one roster. What it needs is loaded at that moment. */
export async function leaveRoster(teamId: string): Promise<void> {
  if (isOrganization(teamId)) {
    const { organizations } = await import('#shared/teams/organizations/contract.ts');
    await operations(organizations).leaveOrganization({ organizationId: teamId });
    return;
  }
  const { teamMembers } = await import('#shared/teams/members/contract.ts');
  await operations(teamMembers).leaveTeam({ teamId });
}
