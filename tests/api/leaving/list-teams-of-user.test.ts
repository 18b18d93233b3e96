import { expect, it } from 'vitest';
import { createMemberships } from '#lambdas/kernel/memberships.ts';
import { table } from '#lambdas/kernel/table.ts';
import { leavingApi } from '#tests/support/leaving.ts';
import { aPerson } from '#tests/support/people.ts';

it('lists the teams on whose rosters somebody is, by name, and nobody else', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const memberships = createMemberships(table());
  const since = '2026-01-01T00:00:00.000Z';
  const { userId } = person;
  await memberships.add({ userId, teamId: 'tea_1', teamName: 'Zilker', role: 'captain', since });
  await memberships.add({ userId, teamId: 'tea_2', teamName: 'Austin Rovers', role: 'member', since });
  expect(await leavingApi.signedInAs(person).listTeamsOfUser({})).toEqual({
    teams: [
      { teamId: 'tea_2', name: 'Austin Rovers', role: 'member' },
      { teamId: 'tea_1', name: 'Zilker', role: 'captain' },
    ],
  });
  expect(await leavingApi.signedInAs(other).listTeamsOfUser({})).toEqual({ teams: [] });
});

it('counts nobody twice on one roster', async () => {
  const { userId } = await aPerson();
  const memberships = createMemberships(table());
  const row = { userId, teamId: 'tea_1', teamName: 'Zilker', role: 'member', since: '2026-01-01T00:00:00.000Z' };
  expect([await memberships.add(row), await memberships.add(row)]).toEqual(['added', 'already']);
  expect([await memberships.remove(row), await memberships.remove(row)]).toEqual([true, false]);
});
