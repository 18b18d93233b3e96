import { expect, it } from 'vitest';
import { aSheet, saveSheet, squadId } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

async function aRoster() {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const mine = rosterApi.signedInAs(owner);
  await mine.addRosterPeople({ teamId, people: [{ name: 'Ana Diaz', jersey: '7' }, { name: 'Bo Chen' }] });
  const { userId } = await aMember(world);
  const listed = async () => {
    const { people, entries } = await mine.listRoster({ teamId });
    return { people, member: entries.find((one) => one.userId === userId) };
  };
  const inviteIds = (await listed()).people.map(({ inviteId }) => inviteId);
  return { ...world, mine, userId, inviteIds, listed };
}

it('puts members and players without an account on a team, and keeps the rest of their lines', async () => {
  const { teamId, mine, userId, inviteIds, listed } = await aRoster();
  const input = { teamId, squadId, userIds: [userId], inviteIds };
  expect(await mine.chooseRosterTeam(input)).toEqual({ changed: 3, skipped: 0 });
  const { people, member } = await listed();
  expect(people.map(({ name, details }) => [name, details.jersey, details.squadIds])).toEqual([
    ['Ana Diaz', '7', [squadId]],
    ['Bo Chen', undefined, [squadId]],
  ]);
  expect(member?.details.squadIds).toEqual([squadId]);
  expect(await mine.chooseRosterTeam(input)).toEqual({ changed: 3, skipped: 0 });
  expect((await listed()).people.map(({ version }) => version)).toEqual([2, 2]);
});

it('moves players to another team, and off every team', async () => {
  const { teamId, mine, inviteIds, listed } = await aRoster();
  const other = { squadId: 'squadbbb', name: 'Seniors' };
  const sheet = { ...aSheet, squads: [...aSheet.squads, other] };
  await mine.saveRosterSheet({ teamId, version: 1, sheet });
  await mine.chooseRosterTeam({ teamId, squadId, inviteIds });
  await mine.chooseRosterTeam({ teamId, squadId: other.squadId, inviteIds });
  const teams = async () => (await listed()).people.map(({ details }) => details.squadIds);
  expect(await teams()).toEqual([[other.squadId], [other.squadId]]);
  await mine.chooseRosterTeam({ teamId, inviteIds });
  expect(await teams()).toEqual([[], []]);
});

it('refuses a team that is not on the roster, passes over players who are not, and names no other community', async () => {
  const { teamId, mine, inviteIds } = await aRoster();
  const gone = mine.chooseRosterTeam({ teamId, squadId: 'squadzzz', inviteIds });
  await expect(gone).rejects.toMatchObject({ code: 'request.invalid', fields: { squadId: expect.any(String) } });
  const unknown = { inviteIds: ['inv_00000000000000000000000000'], userIds: ['00000000-0000-4000-8000-000000000000'] };
  expect(await mine.chooseRosterTeam({ teamId, squadId, ...unknown })).toEqual({ changed: 0, skipped: 2 });
  const elsewhere = mine.chooseRosterTeam({ teamId: noTeam, inviteIds });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});
