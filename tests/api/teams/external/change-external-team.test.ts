import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { externalTeamEntity } from '#lambdas/teams/ports/external/external-team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anInvited, noExternal, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aMember, aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('shows, changes and removes opponents for anyone who keeps the seasons of the community', async () => {
  const world = await aTeam();
  const { teamId } = world;
  const manager = organizationsApi.signedInAs(await aMember(world, ['eventManager']));
  const made = await manager.addExternalTeam({ teamId, name: 'Comets', contactPhone: '+15125550100' });
  const { externalTeamId } = made;
  const changed = await manager.changeExternalTeam({ teamId, externalTeamId, version: 1, name: 'Meteors' });
  expect(changed).toMatchObject({ name: 'Meteors', version: 2 });
  const stale = manager.changeExternalTeam({ teamId, externalTeamId, version: 1, name: 'Late' });
  await expect(stale).rejects.toMatchObject({ code: 'record.changed' });
  expect((await manager.listExternalTeamsOf({ teamId })).externalTeams.map(({ name }) => name)).toEqual(['Meteors']);
  await manager.removeExternalTeam({ teamId, externalTeamId });
  expect((await manager.listExternalTeamsOf({ teamId })).externalTeams).toEqual([]);
  const member = organizationsApi.signedInAs(await aMember(world));
  await expect(member.listExternalTeamsOf({ teamId })).rejects.toMatchObject({ code: 'access.denied' });
  const gone = manager.changeExternalTeam({ teamId, externalTeamId: noExternal, version: 1, name: 'None' });
  await expect(gone).rejects.toMatchObject({ code: 'externalTeam.notFound' });
});

it('is changed by no one once it was claimed, and has no picture that no one uploaded', async () => {
  const { teamId, externalTeamId, api } = await anInvited();
  const change = { teamId, externalTeamId, version: 2, name: 'Meteors' };
  const photoId = 'upl_00000000000000000000000000';
  await expect(api.changeExternalTeam({ ...change, photoId })).rejects.toMatchObject({ code: 'upload.notFound' });
  await externalTeamEntity(table()).patch({ teamId, externalTeamId }).set({ status: 'claimed' }).go();
  await expect(api.changeExternalTeam(change)).rejects.toMatchObject({ code: 'externalTeam.claimed' });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(
    api.changeExternalTeam({ teamId: noTeam, externalTeamId: noExternal, version: 1, name: 'None' }),
  ).rejects.toMatchObject({ code: 'team.notFound' });
});
