import type { OrganizationTeam } from '#shared/teams/organizations/schemas.ts';
import { connectionsApi } from '#web/app/operations/accounts/connections-api.ts';
import { organizationsApi } from '#web/app/operations/teams/organizations-api.ts';
import { teamsApi } from '#web/app/operations/teams/teams-api.ts';
import { loadMe } from '#web/app/session/me.ts';
import { seasonsOf } from '../load-around.ts';
import { readDesk } from './read-desk.ts';

/** What the page that manages an organisation shows, as far as the reader may do something with it. */
export async function loadDesk(organizationId: string, signal: AbortSignal) {
  const [desk, me] = await Promise.all([readDesk(organizationId, signal), loadMe()]);
  const { people } = await organizationsApi.listOrganizationPeople({ organizationId }, { signal });
  const [known, groups, owned] = await Promise.all([
    desk.may.includes('manageAdmins') ? connected(signal) : [],
    desk.may.includes('manageAdmins') ? groupsOf(desk.teams, signal) : [],
    desk.may.includes('manageTeams') ? ownTeams(signal) : [],
  ]);
  return { desk, people, known, groups, owned, userId: me.state === 'success' ? me.userId : undefined };
}

export type OrganizationDesk = Awaited<ReturnType<typeof loadDesk>>;

const connected = async (signal: AbortSignal) =>
  (await connectionsApi.listConnections({}, { signal }).catch(() => ({ connections: [] }))).connections;

async function groupsOf(teams: readonly OrganizationTeam[], signal: AbortSignal) {
  const attached = teams.filter(({ status }) => status === 'attached');
  const named = attached.map(({ teamId, teamName: name }) => ({ teamId, name }));
  return (await seasonsOf(named, signal)).groups;
}

async function ownTeams(signal: AbortSignal) {
  const { teams } = await teamsApi.listMyTeams({}, { signal }).catch(() => ({ teams: [] }));
  return teams.filter(({ roles }) => roles.includes('owner')).map(({ team }) => team);
}
