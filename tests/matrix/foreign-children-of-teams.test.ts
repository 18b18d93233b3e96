import { describe, expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { type Family, refusesForeignChild } from '#tests/support/matrix/foreign-child.ts';
import { aMemberFile, askForFile } from '#tests/support/teams/member-files.ts';
import { anInvited, organizationsApi } from '#tests/support/teams/organizations.ts';
import { fieldId, runImport, saveSheet } from '#tests/support/teams/rosters.ts';
import { aHolder, aMember, anInvite, aTeam, invitesApi, membersApi, rosterApi } from '#tests/support/teams/teams.ts';

async function aRoster(): Promise<Family> {
  const world = await aTeam();
  await askForFile(world);
  const { userId } = await aMember(world);
  const uploadId = await aMemberFile(world.owner);
  const line = { teamId: world.teamId, userId, partId: fieldId };
  await rosterApi.signedInAs(world.owner).keepMemberFile({ ...line, uploadId });
  return { person: world.owner, parentId: world.teamId, childId: userId };
}

describe('an own community with a foreign child', () => {
  it('finds no member of another community', () =>
    refusesForeignChild('team.memberNotFound', aRoster, {
      openMemberFile: (person, teamId, userId) =>
        rosterApi.signedInAs(person).openMemberFile({ teamId, userId, partId: fieldId }),
      keepMemberFile: async (person, teamId, userId) =>
        rosterApi
          .signedInAs(person)
          .keepMemberFile({ teamId, userId, partId: fieldId, uploadId: await aMemberFile(person) }),
      removeMemberFile: (person, teamId, userId) =>
        rosterApi.signedInAs(person).removeMemberFile({ teamId, userId, partId: fieldId }),
      changeRosterDetails: (person, teamId, userId) =>
        rosterApi.signedInAs(person).changeRosterDetails({ teamId, userId, version: 0, details: noDetails }),
      changeTeamRoles: (person, teamId, userId) =>
        membersApi.signedInAs(person).changeTeamRoles({ teamId, userId, roles: ['coach'] }),
      grantInTeam: (person, teamId, userId) =>
        membersApi.signedInAs(person).grantInTeam({ teamId, userId, grants: [] }),
      removeTeamMember: (person, teamId, userId) => membersApi.signedInAs(person).removeTeamMember({ teamId, userId }),
    }));

  it('finds no import of another community', () =>
    refusesForeignChild(
      'team.importNotFound',
      async () => {
        const world = await aTeam();
        await saveSheet(world);
        const { run } = await runImport(world);
        return { person: world.owner, parentId: world.teamId, childId: run.importId };
      },
      {
        undoTeamImport: (person, teamId, importId) => rosterApi.signedInAs(person).undoTeamImport({ teamId, importId }),
      },
    ));

  it('finds no invitation to another community', () =>
    refusesForeignChild(
      'team.inviteInvalid',
      async () => {
        const world = await aTeam();
        const { teamId, owner } = world;
        await anInvite(world, await aHolder());
        const { invites } = await invitesApi.signedInAs(owner).listTeamInvites({ teamId });
        return { person: owner, parentId: teamId, childId: invites[0]!.inviteId };
      },
      {
        revokeTeamInvite: (person, teamId, inviteId) =>
          invitesApi.signedInAs(person).revokeTeamInvite({ teamId, inviteId }),
      },
    ));

  it('finds no outside team of another community', () =>
    refusesForeignChild(
      'externalTeam.notFound',
      async () => {
        const { teamId, owner, externalTeamId } = await anInvited();
        return { person: owner, parentId: teamId, childId: externalTeamId };
      },
      {
        changeExternalTeam: (person, teamId, externalTeamId) =>
          organizationsApi.signedInAs(person).changeExternalTeam({ teamId, externalTeamId, version: 2, name: 'Mine' }),
        inviteExternalTeam: (person, teamId, externalTeamId) =>
          organizationsApi.signedInAs(person).inviteExternalTeam({ teamId, externalTeamId }),
        answerExternalClaim: (person, teamId, externalTeamId) =>
          organizationsApi.signedInAs(person).answerExternalClaim({ teamId, externalTeamId, answer: 'decline' }),
        removeExternalTeam: (person, teamId, externalTeamId) =>
          organizationsApi.signedInAs(person).removeExternalTeam({ teamId, externalTeamId }),
      },
    ));

  it('answers no request to another community', async () => {
    const answers = await refusesForeignChild(
      'team.requestNotFound',
      async () => {
        const { teamId, owner } = await aTeam({ joinPolicy: 'request' });
        const asker = await aPerson();
        await membersApi.signedInAs(asker).joinTeam({ teamId });
        return { person: owner, parentId: teamId, childId: asker.userId };
      },
      {
        answerTeamRequest: (person, teamId, userId) =>
          membersApi.signedInAs(person).answerTeamRequest({ teamId, userId, decision: 'accept' }),
      },
    );
    expect(answers).toEqual({ answerTeamRequest: 'done' });
  });
});
