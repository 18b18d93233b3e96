import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { teamMembers } from '#shared/teams/members/contract.ts';
import type { Memberships } from '../../ports/memberships.ts';

type ListTeamsOfUser = (typeof teamMembers)['operations']['listTeamsOfUser'];

/** By name (R-DEL-07); of several roles the first says most. */
export async function listTeamsOfUser(
  caller: Caller,
  memberships: Pick<Memberships, 'list'>,
): Promise<Output<ListTeamsOfUser>> {
  const found = await memberships.list(actorOf(caller).userId);
  const teams = found.map(({ teamId, teamName: name, roles: [role = 'member'] }) => ({ teamId, name, role }));
  return { teams: teams.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
}
