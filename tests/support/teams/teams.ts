import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler } from '#lambdas/teams/api.ts';
import { handler as leavingOwnersHandler } from '#lambdas/teams/deletion/job.ts';
import { handler as dueHandler } from '#lambdas/teams/details/due/job.ts';
import { handler as invitesHandler } from '#lambdas/teams/invites/api.ts';
import { handler as membersHandler } from '#lambdas/teams/members/api.ts';
import { handler as rosterHandler } from '#lambdas/teams/roster/api.ts';
import type { Input } from '#shared/contract/operation.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { austin } from '../accounts/account-row.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';

export const teamsApi = product.client(teams, handler);
export const membersApi = product.client(teamMembers, membersHandler);
export const rosterApi = product.client(teamRoster, rosterHandler);
export const invitesApi = product.client(teamInvites, invitesHandler);

/** Lets what teams have to do by now be done, and delivers what follows. */
export async function teamsDue(): Promise<void> {
  await runJob(dueHandler);
  await runJob(leavingOwnersHandler);
  await product.drain();
}

/** The link of the newest invitation that came to an address. */
export async function inviteTokenFor(email: string): Promise<string> {
  await product.drain();
  return /team-invite\?token=3?D?([\w.=-]+)/.exec(product.mails(email).at(-1)?.text ?? '')?.[1] ?? 'x'.repeat(40);
}

/** A member who proved that their address is theirs. */
export async function aHolder(): Promise<Account> {
  const person = await aPerson();
  await claimEntity(table()).put({ kind: 'email', value: person.email, holderId: person.userId }).go();
  return person;
}

/** A member’s invitation to a community: its token. */
export async function anInvite(
  { teamId, owner }: { teamId: string; owner: Account },
  person: { readonly email: string },
): Promise<string> {
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, emails: [person.email] });
  return inviteTokenFor(person.email);
}

type Details = Input<(typeof teams)['operations']['createTeam']>;

let made = 0;
/** What a member says of a basketball community in Austin, unless the test says otherwise. */
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

/** From now on a community is there for its people alone. */
export async function hideTeam({ teamId, owner }: { teamId: string; owner: Account }): Promise<void> {
  const mine = teamsApi.signedInAs(owner);
  const { version } = (await mine.getTeam({ teamId })).team;
  await mine.changeTeam({ ...teamDetails({ visibility: 'private' }), teamId, version });
}

/** A member who came by a code of the owner, with these roles. */
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
