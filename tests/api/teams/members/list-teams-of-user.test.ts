import { expect, it } from 'vitest';
import { onRoster } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { membersApi } from '#tests/support/teams/teams.ts';

it('lists the teams on whose rosters a user is, by name', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  await onRoster.add(person.userId, 'Zilker', ['captain']);
  await onRoster.add(person.userId, 'Austin Rovers');
  expect(await membersApi.signedInAs(person).listTeamsOfUser({})).toEqual({
    teams: [
      { teamId: 'tea_Austin Rovers', name: 'Austin Rovers', role: 'member' },
      { teamId: 'tea_Zilker', name: 'Zilker', role: 'captain' },
    ],
  });
  expect(await membersApi.signedInAs(other).listTeamsOfUser({})).toEqual({ teams: [] });
});

it('counts each member once on a roster', async () => {
  const { userId } = await aPerson();
  expect([await onRoster.add(userId, 'Zilker'), await onRoster.add(userId, 'Zilker')]).toEqual([true, false]);
  expect([await onRoster.remove(userId, 'Zilker'), await onRoster.remove(userId, 'Zilker')]).toEqual([true, false]);
});
