import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, aTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('lists the communities of the member who asks by name, with their roles', async () => {
  const person = await aPerson();
  await aMember(await aTeam({ name: 'Zephyrs' }), ['coach', 'captain'], person);
  await aMember(await aTeam({ name: 'Aces', visibility: 'private' }), [], person);
  const { teams } = await teamsApi.signedInAs(person).listMyTeams({});
  expect(teams).toMatchObject([
    { team: { name: 'Aces', memberCount: 2 }, roles: ['member'] },
    { team: { name: 'Zephyrs' }, roles: ['coach', 'captain'] },
  ]);
  expect(await teamsApi.signedInAs(await aPerson()).listMyTeams({})).toEqual({ teams: [] });
});
