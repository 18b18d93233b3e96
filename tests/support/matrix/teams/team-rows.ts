import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { anInvite, membersApi, teamDetails, teamsApi } from '../../teams/teams.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, callers, type TeamWorld } from './team-world.ts';

const read = ({ person, ...world }: TeamWorld, teamId: string) =>
  person ? teamsApi.signedInAs(person).getTeam({ teamId }) : seenByAnybody({ person, ...world }, teamId);

async function seenByAnybody({ team }: TeamWorld, teamId: string) {
  await teamsApi.signedOut().findTeams({ lat: 0, lng: 0 });
  if (team.teamId === teamId) await teamsApi.signedOut().getTeamBySlug({ slug: team.slug });
  return teamsApi.signedOut().getPublicTeam({ teamId });
}

const remove = (world: TeamWorld, teamId: string) =>
  callers(world).members.removeTeamMember({ teamId, userId: world.target.userId });

const asks = async ({ target, teamId }: TeamWorld) => membersApi.signedInAs(target).joinTeam({ teamId });

/** The mail of the world's team went to the caller where they are `self`, and to another member otherwise. */
async function tokenOf(world: TeamWorld): Promise<string> {
  const { role, person, target } = world;
  const invitee = role === 'self' && person ? person : target;
  await claimEntity(table()).put({ kind: 'email', value: invitee.email, holderId: invitee.userId }).go();
  return anInvite(world, invitee);
}

/** Rows of communities and of who is in them. */
export const teamRows: Readonly<Record<string, Binding>> = {
  'team.create': bindTeam(
    ['createTeam', 'getTeamDraft', 'saveTeamDraft', 'dropTeamDraft', 'leaveTeamWizard'],
    async (world) => {
      const { teams } = callers(world);
      await teams.saveTeamDraft({ step: 1, values: {} });
      await teams.getTeamDraft({});
      await teams.leaveTeamWizard({ step: 0 });
      await teams.dropTeamDraft({});
      return teams.createTeam(teamDetails());
    },
  ),
  'team.get': bindTeam(['getPublicTeam', 'getTeam', 'getTeamBySlug', 'findTeams'], read, { self: 'owner' }),
  'team.get.private': bindTeam(['getTeam'], read, {
    self: 'owner',
    child: 'member',
    details: { visibility: 'private' },
  }),
  'team.listByUser': bindTeam(['listMyTeams'], (world) => callers(world).teams.listMyTeams({})),
  'team.update': bindTeam(
    ['changeTeam'],
    (world, teamId) => callers(world).teams.changeTeam({ ...teamDetails(), teamId, version: 1 }),
    { self: 'owner' },
  ),
  'team.update.ownership': bindTeam(['changeTeam'], (world, teamId) => {
    const input = { ...teamDetails(), teamId, version: 1, ownerId: world.target.userId };
    return callers(world).teams.changeTeam(input as never);
  }),
  'team.delete': bindTeam(
    ['deleteTeam', 'setTeamStanding'],
    async (world, teamId) => {
      const { teams } = callers(world);
      await teams.setTeamStanding({ teamId, version: 1, to: 'archived' });
      return teams.deleteTeam({ teamId, name: world.team.name });
    },
    { self: 'owner' },
  ),
  'team.members.list': bindTeam(['listTeamMembers'], (world, teamId) =>
    callers(world).members.listTeamMembers({ teamId }),
  ),
  'team.members.list.private': bindTeam(
    ['listTeamMembers'],
    (world, teamId) => callers(world).members.listTeamMembers({ teamId }),
    { child: 'member', details: { visibility: 'private' } },
  ),
  'team.join.open': bindTeam(
    ['joinTeam', 'joinTeamByCode'],
    async (world, teamId) => {
      const { joinCode } = await teamsApi.signedInAs(world.owner).getTeam({ teamId });
      await callers(world).members.joinTeam({ teamId });
      return callers(world).members.joinTeamByCode({ code: joinCode?.code ?? '' });
    },
    {},
    ({ owner, teamId }) => membersApi.signedInAs(owner).renewJoinCode({ teamId }),
  ),
  'team.join.request': bindTeam(['joinTeam'], (world, teamId) => callers(world).members.joinTeam({ teamId }), {
    details: { joinPolicy: 'request' },
  }),
  'team.join.approve': bindTeam(
    ['listTeamRequests', 'listTeamHistory', 'answerTeamRequest'],
    async (world, teamId) => {
      const { members } = callers(world);
      await members.listTeamHistory({ teamId });
      await members.listTeamRequests({ teamId });
      return members.answerTeamRequest({ teamId, userId: world.target.userId, decision: 'accept' });
    },
    { details: { joinPolicy: 'request' } },
    asks,
  ),
  'team.leave': bindTeam(['leaveTeam'], (world, teamId) => callers(world).members.leaveTeam({ teamId }), {
    self: 'member',
  }),
  'team.member.remove': bindTeam(['removeTeamMember'], remove, { target: [] }),
  'team.member.removeAdmin': bindTeam(['removeTeamMember'], remove, { target: ['admin'] }),
  'team.member.removeOwner': bindTeam(['removeTeamMember'], (world, teamId) =>
    callers(world).members.removeTeamMember({ teamId, userId: world.owner.userId }),
  ),
  'team.role.grantAdmin': bindTeam(
    ['changeTeamRoles'],
    (world, teamId) =>
      callers(world).members.changeTeamRoles({ teamId, userId: world.target.userId, roles: ['admin'] }),
    { target: [] },
  ),
  'team.role.trust': bindTeam(
    ['grantInTeam'],
    (world, teamId) => callers(world).members.grantInTeam({ teamId, userId: world.target.userId, grants: ['safety'] }),
    { target: ['coach'] },
  ),
  'team.role.grantOwner': bindTeam(
    ['offerOwnership', 'withdrawOwnership'],
    async (world, teamId) => {
      const { members } = callers(world);
      await members.offerOwnership({ teamId, userId: world.target.userId });
      return members.withdrawOwnership({ teamId });
    },
    { target: [] },
  ),
  'team.role.selfPromote': bindTeam(['changeTeamRoles'], (world, teamId) =>
    callers(world).members.changeTeamRoles({
      teamId,
      userId: world.person?.userId ?? world.target.userId,
      roles: ['admin'],
    }),
  ),
  'team.role.acceptOwner': bindTeam(
    ['answerOwnership'],
    (world, teamId) => callers(world).members.answerOwnership({ teamId, answer: 'accept' }),
    { self: 'member', target: [] },
    async ({ owner, role, person, target, teamId }) => {
      const heir = role === 'self' && person ? person : target;
      await membersApi.signedInAs(owner).offerOwnership({ teamId, userId: heir.userId });
    },
  ),
  'team.invite': bindTeam(['inviteToTeam', 'listTeamInvites', 'revokeTeamInvite'], async (world, teamId) => {
    const { invites } = callers(world);
    await invites.inviteToTeam({ teamId, emails: ['new@invited.example'] });
    const [invite] = (await invites.listTeamInvites({ teamId })).invites;
    return invites.revokeTeamInvite({ teamId, inviteId: invite?.inviteId ?? '' });
  }),
  'team.invite.answer': bindTeam(
    ['answerTeamInvite'],
    async (world) => callers(world).invites.answerTeamInvite({ token: await tokenOf(world), answer: 'accept' }),
    { target: [] },
  ),
  'team.invite.read': bindTeam(['readTeamInvite', 'refuseTeamInvite'], async (world) => {
    const token = await tokenOf(world);
    const { invites } = callers(world);
    const seen = await invites.readTeamInvite({ token });
    await invites.refuseTeamInvite({ token });
    return seen;
  }),
  'team.code': bindTeam(['renewJoinCode'], (world, teamId) => callers(world).members.renewJoinCode({ teamId })),
};
