import type { Account } from '#lambdas/kernel/accounts.ts';
import { handler } from '#lambdas/teams/handler.ts';
import { handler as membersHandler } from '#lambdas/teams/members/handler.ts';
import type { Input } from '#shared/contract/operation.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamMembers } from '#shared/teams/members-contract.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { aPerson, austin } from './people.ts';
import { product } from './product.ts';

export const teamsApi = product.client(teams, handler);
export const membersApi = product.client(teamMembers, membersHandler);

type Details = Input<(typeof teams)['operations']['createTeam']>;

let made = 0;
/** What somebody says of a basketball community in Austin, unless the test says otherwise. */
export const teamDetails = (differences: Partial<Details> = {}): Details => {
  made += 1;
  return {
    name: `Austin Rovers ${made}`,
    kind: 'community',
    gameTypeIds: ['basketball'],
    cityPlaceId: austin.placeId,
    ...differences,
  };
};

/** A community and its owner. */
export async function aTeam(
  differences: Partial<Details> = {},
): Promise<{ team: Team; teamId: string; owner: Account }> {
  const owner = await aPerson();
  const team = await teamsApi.signedInAs(owner).createTeam(teamDetails(differences));
  return { team, teamId: team.teamId, owner };
}

/** Somebody who came by a code of the owner, with these roles. */
export async function aMember(
  { teamId, owner }: { teamId: string; owner: Account },
  roles: string[] = [],
  person?: Account,
): Promise<Account> {
  const member = person ?? (await aPerson());
  const boss = membersApi.signedInAs(owner);
  const { code } = await boss.renewJoinCode({ teamId });
  await membersApi.signedInAs(member).joinTeamByCode({ code });
  if (roles.length > 0) await boss.changeTeamRoles({ teamId, userId: member.userId, roles });
  return member;
}

/** Who is on a roster, as its owner sees it: roles by person. */
export async function rosterOf({ teamId, owner }: { teamId: string; owner: { userId: string } }) {
  const { members } = await membersApi.signedInAs(owner).listTeamMembers({ teamId });
  return Object.fromEntries(members.map(({ userId, roles }) => [userId, roles]));
}

export const noTeam = 'tea_00000000000000000000000000';
export const countOf = async (teamId: string): Promise<number> =>
  (await teamsApi.signedOut().getPublicTeam({ teamId })).memberCount;
