import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, aSquad, noSeason, noSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { rosterApi } from '#tests/support/teams/teams.ts';

it('lets a captain fill a team by names alone; all are on the roster of the community', async () => {
  const world = await aSeason();
  const { captain, squadId } = await aSquad(world);
  const { seasonId, teamId, owner } = world;
  const people = [{ name: 'Lena Ortiz' }, { name: 'Theo Park', jersey: '21' }];
  const { squad, skipped } = await seasonsApi.signedInAs(captain).addSquadPlayers({ seasonId, squadId, people });
  expect([squad.playerCount, skipped]).toEqual([3, []]);
  expect(squad.roster.map(({ displayName }) => displayName)).toEqual(
    expect.arrayContaining(['Lena Ortiz', 'Theo Park']),
  );
  const listed = (await rosterApi.signedInAs(owner).listRoster({ teamId })).people;
  expect(listed.map(({ name, status, personId }) => [name, status, personId !== undefined])).toEqual([
    ['Lena Ortiz', 'notInvited', true],
    ['Theo Park', 'notInvited', true],
  ]);
  const { registrations } = await seasonsApi.signedInAs(owner).listSeasonRegistrations({ seasonId });
  expect(registrations.filter(({ status }) => status === 'placed')).toHaveLength(3);
  await product.drain();
});

it('takes players of the roster, and no one twice', async () => {
  const world = await aSeason();
  const { squadId } = await aSquad(world);
  const { seasonId, teamId, owner } = world;
  const roster = rosterApi.signedInAs(owner);
  await roster.addRosterPeople({ teamId, people: [{ name: 'Lena Ortiz', email: 'lena4@listed.example' }] });
  const [lena] = (await roster.listRoster({ teamId })).people;
  const inviteIds = [lena?.inviteId ?? ''];
  const mine = seasonsApi.signedInAs(owner);
  const first = await mine.addSquadPlayers({ seasonId, squadId, inviteIds });
  const again = await mine.addSquadPlayers({ seasonId, squadId, inviteIds, people: [{ name: 'lena ortiz' }] });
  expect([first.squad.playerCount, again.squad.playerCount, again.skipped]).toEqual([2, 2, ['Lena Ortiz']]);
  expect((await roster.listRoster({ teamId })).people).toHaveLength(1);
});

it('names them to strangers no more than children', async () => {
  const world = await aSeason({ rostersShown: 'everyone' });
  const { captain, squadId } = await aSquad(world);
  const { seasonId } = world;
  await seasonsApi.signedInAs(captain).addSquadPlayers({ seasonId, squadId, people: [{ name: 'Lena Ortiz' }] });
  const seen = await seasonsApi.signedInAs(await aPerson()).getSeason({ seasonId });
  expect(JSON.stringify(seen)).not.toContain('Ortiz');
});

it('adds all or none', async () => {
  const world = await aSeason({ rosterRules: { maxSize: 2 } });
  const { captain, squadId } = await aSquad(world);
  const { seasonId, teamId, owner } = world;
  const mine = seasonsApi.signedInAs(captain);
  const add = (names: string[], differences = {}) =>
    mine.addSquadPlayers({ seasonId, squadId, people: names.map((name) => ({ name })), ...differences });
  await expect(add(['Lena Ortiz', 'Theo Park'])).rejects.toMatchObject({ code: 'registration.notEligible' });
  expect((await rosterApi.signedInAs(owner).listRoster({ teamId })).people).toEqual([]);
  const unknown = { inviteIds: ['inv_00000000000000000000000000'] };
  await expect(add([], unknown)).rejects.toMatchObject({ code: 'registration.notFound' });
  await expect(add(['Lena Ortiz'], { squadId: noSquad })).rejects.toMatchObject({ code: 'squad.notFound' });
  await expect(add(['Lena Ortiz'], { seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  const other = seasonsApi.signedInAs(await aRegistered(world));
  const adding = other.addSquadPlayers({ seasonId, squadId, people: [{ name: 'Lena Ortiz' }] });
  await expect(adding).rejects.toMatchObject({ code: 'access.denied' });
});
