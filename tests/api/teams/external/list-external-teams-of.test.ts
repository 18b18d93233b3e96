import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { email, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aMember, aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('lists opponents with how they are reached for those alone who keep the seasons', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const mine = organizationsApi.signedInAs(owner);
  await mine.addExternalTeam({ teamId, name: 'Comets', contactEmail: email });
  expect((await mine.listExternalTeamsOf({ teamId })).externalTeams).toMatchObject([{ contactEmail: email }]);
  const member = organizationsApi.signedInAs(await aMember(world));
  await expect(member.listExternalTeamsOf({ teamId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.listExternalTeamsOf({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
