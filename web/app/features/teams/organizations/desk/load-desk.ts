import { connectionsContract } from '#shared/people/connections/contract.ts';
import { teams as teamsContract } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import type { OrganizationTeam } from '#shared/teams/organizations/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import { seasonsOf } from '../load-around.ts';
import { readDesk } from './read-desk.ts';

/** The parts of an organization's Manage page that the reader has a permission for. */
export async function loadDesk(organizationId: string, signal: AbortSignal) {
  const [desk, me] = await Promise.all([readDesk(organizationId, signal), loadMe()]);
  const { people } = await operations(organizations).listOrganizationPeople({ organizationId }, { signal });
  const [known, groups, owned] = await Promise.all([
    desk.may.includes('manageAdmins') ? connected(signal) : [],
    desk.may.includes('manageAdmins') ? groupsOf(desk.teams, signal) : [],
    desk.may.includes('manageTeams') ? ownTeams(signal) : [],
  ]);
  return { desk, people, known, groups, owned, userId: me.state === 'success' ? me.userId : undefined };
}

export type OrganizationDesk = Awaited<ReturnType<typeof loadDesk>>;

const connected = async (signal: AbortSignal) =>
  (
    await operations(connectionsContract)
      .listConnections({}, { signal })
      .catch(() => ({ connections: [] }))
  ).connections;

async function groupsOf(teams: readonly OrganizationTeam[], signal: AbortSignal) {
  const attached = teams.filter(({ status }) => status === 'attached');
  const named = attached.map(({ teamId, teamName: name }) => ({ teamId, name }));
  return (await seasonsOf(named, signal)).groups;
}

async function ownTeams(signal: AbortSignal) {
  const { teams } = await operations(teamsContract)
    .listMyTeams({}, { signal })
    .catch(() => ({ teams: [] }));
  return teams.filter(({ roles }) => roles.includes('owner')).map(({ team }) => team);
}
