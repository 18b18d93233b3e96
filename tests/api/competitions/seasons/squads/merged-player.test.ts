import { expect, it } from 'vitest';
import { aRegistered, aSeason, type SeasonWorld, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aScoredLeague } from '#tests/support/competitions/statistics.ts';
import { product } from '#tests/support/product/product.ts';
import { membersApi, rosterApi } from '#tests/support/teams/teams.ts';

type World = Pick<SeasonWorld, 'seasonId' | 'teamId' | 'owner'>;

const rosterIn = async ({ seasonId, owner }: World, squadId: string) => {
  const { squads } = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  return squads.find((one) => one.squadId === squadId)!.roster.map(({ displayName }) => displayName);
};

const registered = async ({ seasonId, owner }: World) => {
  const { registrations } = await seasonsApi.signedInAs(owner).listSeasonRegistrations({ seasonId });
  return registrations
    .filter(({ status }) => status !== 'transferred')
    .map(({ displayName, status, squadIds }) => ({ displayName, status, squadIds: [...squadIds] }))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName));
};

async function records({ teamId, owner }: World) {
  const { people } = await rosterApi.signedInAs(owner).listRoster({ teamId });
  return (name: string) => {
    const { inviteId = '', version = 0 } = people.find((one) => one.name === name) ?? {};
    return { inviteId, version };
  };
}

/** `T. Park` is merged into `Theo Park`, and what follows is done. */
async function merge(world: World) {
  const of = await records(world);
  const { teamId, owner } = world;
  const input = { teamId, kept: of('Theo Park'), other: of('T. Park') };
  const { mergeId } = await rosterApi.signedInAs(owner).mergeRosterPeople(input);
  await product.drain();
  return async () => {
    await rosterApi.signedInAs(owner).undoRosterMerge({ teamId, mergeId });
    await product.drain();
  };
}

async function twoTeams(capacity: { players?: number } = {}) {
  const divisions = [{ name: 'Open', capacity }];
  const world = await aSeason({ rosterRules: { maxTeamsPerPlayer: 2 }, divisions });
  const mine = seasonsApi.signedInAs(world.owner);
  const { seasonId, divisionId } = world;
  const heroes = await mine.enterSquad({ seasonId, divisionId, name: 'Heroes' });
  const comets = await mine.enterSquad({ seasonId, divisionId, name: 'Comets' });
  const add = (squadId: string, name: string) => mine.addSquadPlayers({ seasonId, squadId, people: [{ name }] });
  return { world, heroes: heroes.squadId, comets: comets.squadId, add };
}

it('moves teams and registrations to the record that stays, and back', async () => {
  const { world, heroes, comets, add } = await twoTeams();
  await add(heroes, 'Theo Park');
  await add(comets, 'T. Park');
  const before = [await registered(world), await rosterIn(world, heroes), await rosterIn(world, comets)];
  const undo = await merge(world);
  expect([await rosterIn(world, heroes), await rosterIn(world, comets)]).toEqual([['Theo Park'], ['Theo Park']]);
  const [only, ...others] = await registered(world);
  expect([only?.squadIds.toSorted(), others]).toEqual([[heroes, comets].toSorted(), []]);
  await undo();
  expect([await registered(world), await rosterIn(world, heroes), await rosterIn(world, comets)]).toEqual(before);
});

it('lets a record that played nowhere play for both, until that is undone', async () => {
  const { world, comets, add } = await twoTeams();
  await add(comets, 'T. Park');
  const { teamId, owner } = world;
  await rosterApi.signedInAs(owner).addRosterPeople({ teamId, people: [{ name: 'Theo Park' }] });
  const undo = await merge(world);
  expect(await rosterIn(world, comets)).toEqual(['Theo Park']);
  await undo();
  expect([await rosterIn(world, comets), (await registered(world)).map(({ displayName }) => displayName)]).toEqual([
    ['T. Park'],
    ['T. Park'],
  ]);
});

it('leaves a team that they came to since with the record that stayed', async () => {
  const { world, heroes, comets, add } = await twoTeams();
  await add(comets, 'T. Park');
  const { teamId, owner } = world;
  await rosterApi.signedInAs(owner).addRosterPeople({ teamId, people: [{ name: 'Theo Park' }] });
  const undo = await merge(world);
  const { registrations } = await seasonsApi.signedInAs(owner).listSeasonRegistrations({ seasonId: world.seasonId });
  const { userId = '' } = registrations.find(({ status }) => status === 'placed') ?? {};
  const place = { seasonId: world.seasonId, userId, action: 'place' as const, squadId: heroes };
  await seasonsApi.signedInAs(owner).decideRegistration(place);
  await undo();
  expect([await rosterIn(world, heroes), await rosterIn(world, comets)]).toEqual([['Theo Park'], []]);
});

it('gives a member who waits the team of the other record, and the line back when it is undone', async () => {
  const { world, comets, add } = await twoTeams({ players: 1 });
  const { teamId, seasonId, owner } = world;
  await aRegistered(world);
  await add(comets, 'T. Park');
  const person = await aRegistered(world);
  await membersApi.signedInAs(person).joinTeam({ teamId });
  const other = (await records(world))('T. Park');
  const kept = { userId: person.userId, version: 0 };
  const statusOf = async () => {
    const { registrations } = await seasonsApi.signedInAs(owner).listSeasonRegistrations({ seasonId });
    return registrations.find(({ userId }) => userId === person.userId)?.status;
  };
  expect(await statusOf()).toBe('waitlisted');
  const { mergeId } = await rosterApi.signedInAs(owner).mergeRosterPeople({ teamId, kept, other });
  await product.drain();
  expect(await statusOf()).toBe('placed');
  await rosterApi.signedInAs(owner).undoRosterMerge({ teamId, mergeId });
  await product.drain();
  expect([await statusOf(), await rosterIn(world, comets)]).toEqual(['waitlisted', ['T. Park']]);
});

it('adds up what was counted of both, and tells them apart again', async () => {
  const league = await aScoredLeague();
  const { seasonId, at, home, owner } = league;
  const mine = seasonsApi.signedInAs(owner);
  const world = { seasonId, owner, teamId: (await mine.getSeason({ seasonId })).season.teamId };
  const people = [{ name: 'Theo Park' }, { name: 'T. Park' }];
  const { squad } = await mine.addSquadPlayers({ seasonId, squadId: home.squadId, people });
  const idOf = (name: string) => squad.roster.find(({ displayName }) => displayName === name)?.userId ?? '';
  const lines = [
    { personId: idOf('Theo Park'), counts: { G: 1 } },
    { personId: idOf('T. Park'), counts: { G: 1 } },
  ];
  await league.boss.enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  const counted = async () => {
    const { sides } = await league.boss.listMatchPlayers(at);
    const entered = sides.flatMap(({ players }) => players.filter(({ counts }) => Object.keys(counts).length > 0));
    return entered.map(({ name, counts }) => [name, counts.G]).toSorted();
  };
  const before = await counted();
  const undo = await merge(world);
  expect(await counted()).toEqual([['Theo Park', 2]]);
  await undo();
  expect(await counted()).toEqual(before);
});
