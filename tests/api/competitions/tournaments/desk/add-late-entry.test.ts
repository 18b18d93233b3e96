import { expect, it } from 'vitest';
import {
  aDrawn,
  aLive,
  aTournament,
  codeOf,
  deskApi,
  fillLine,
  moves,
  noCategory,
  noEntry,
  noTournament,
} from '#tests/support/competitions/tournaments.ts';

type World = Awaited<ReturnType<typeof aDrawn>>;

/** Adds an entry in the way the desk says. */
async function comesLate({ desk, tournamentId, categoryId }: World, name = 'Eve') {
  const { late } = await desk.getDesk({ tournamentId });
  const way = late[0]?.way ?? 'none';
  if (way === 'none') throw new Error('No late entry is taken');
  return desk.addLateEntry({ tournamentId, categoryId, name, way });
}

const meetings = (view: Awaited<ReturnType<typeof comesLate>>, name: string) =>
  view.matches
    .filter(({ sides, state }) => state !== 'never' && sides.some((side) => side.name === name))
    .map(({ sides }) => sides.find((side) => side.name !== name)?.name)
    .toSorted();

it('gives a late entry of a round robin a match against each, and says so before', async () => {
  const world = await aLive({ maxEntries: 8 });
  const { late } = await world.desk.getDesk({ tournamentId: world.tournamentId });
  expect(late).toMatchObject([{ hasRoom: true, way: 'pool', matches: 4 }]);
  const view = await comesLate(world);
  expect(meetings(view, 'Eve')).toEqual(['Ann', 'Bob', 'Cat', 'Dan']);
  expect(meetings(view, 'Ann')).toEqual(['Bob', 'Cat', 'Dan', 'Eve']);
  expect(view.entries.map(({ name }) => name)).toContain('Eve');
});

it('plays the next late entry in rounds where the others have none', async () => {
  const world = await aLive({ maxEntries: 8 });
  await comesLate(world);
  const view = await comesLate(world, 'Fay');
  expect(meetings(view, 'Fay')).toEqual(['Ann', 'Bob', 'Cat', 'Dan', 'Eve']);
  const perRound = Map.groupBy(view.matches, ({ label }) => label);
  for (const matches of perRound.values()) {
    const names = matches.flatMap(({ sides }) => sides.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  }
});

it('puts a late entry of a bracket in the place of the bye', async () => {
  const world = await aDrawn({ format: 'single_elimination', maxEntries: 8 });
  // Four fill a bracket of four: a fifth comes by another draw.
  expect((await world.desk.getDesk({ tournamentId: world.tournamentId })).late).toMatchObject([{ way: 'redraw' }]);
  await comesLate(world);
  const at = { tournamentId: world.tournamentId, categoryId: world.categoryId };
  await world.desk.drawCategory(at);
  const { late } = await world.desk.getDesk({ tournamentId: world.tournamentId });
  expect(late).toMatchObject([{ way: 'bye', against: 'Cat' }]);
  const view = await comesLate(world, 'Fay');
  expect(meetings(view, 'Fay')).toEqual(['Cat']);
});

it('takes in one of two who come for the last place at once, and keeps the other on the list', async () => {
  const world = await aDrawn({ format: 'single_elimination', maxEntries: 8 });
  const at = { tournamentId: world.tournamentId, categoryId: world.categoryId };
  for (const name of ['Eve', 'Fay', 'Gus']) await world.desk.addLateEntry({ ...at, name, way: 'redraw' });
  await world.desk.drawCategory(at);
  const come = (name: string) => codeOf(world.desk.addLateEntry({ ...at, name, way: 'bye' }));
  const said = await Promise.all([come('Hal'), come('Ida')]);
  const view = await world.desk.getDesk({ tournamentId: world.tournamentId });
  const [placed, listed] = [['Hal', 'Ida'].filter((name) => meetings(view, name).length > 0), view.outside];
  expect(said.filter((code) => code === 'done')).toHaveLength(1);
  expect(placed).toHaveLength(1);
  expect(listed.filter(({ name }) => placed.includes(name))).toEqual([]);
});

it('takes in an entry that moved up from the waitlist after the draw', async () => {
  const world = await aDrawn({ maxEntries: 8 });
  const at = { tournamentId: world.tournamentId, categoryId: world.categoryId };
  const { entryId } = await aRedrawnEntry(world);
  const view = await world.desk.addLateEntry({ ...at, entryId, way: 'pool' });
  expect(meetings(view, 'Eve')).toHaveLength(4);
  expect(view.outside).toEqual([]);
});

/** On the list and in no draw. */
async function aRedrawnEntry({ tournamentId, categoryId, desk, owner }: World) {
  const { entryListEntity } = await import('#lambdas/competitions/tournaments/entry-list.entity.ts');
  const { table } = await import('#lambdas/kernel/data/table.ts');
  const rows = entryListEntity(table());
  const { data } = await rows.get({ tournamentId, categoryId }).go();
  const eve = { entryId: noEntry, personIds: [], name: 'Eve', isListed: true, enteredAt: '2028-01-05T00:00:00.000Z' };
  const list = { ...data!.list, entries: [...data!.list.entries, eve] };
  await rows
    .patch({ tournamentId, categoryId })
    .set({ list, version: data!.version + 1 })
    .go();
  const { outside } = await desk.getDesk({ tournamentId });
  expect(outside).toMatchObject([{ name: 'Eve' }]);
  expect(owner).toBeTruthy();
  return outside[0]!;
}

it('refuses what is not there, what is full, and another way than was seen', async () => {
  const world = await aDrawn({ maxEntries: 5 });
  const { desk, tournamentId, categoryId } = world;
  const at = { tournamentId, categoryId, name: 'Eve', way: 'pool' as const };
  expect(await codeOf(desk.addLateEntry({ ...at, tournamentId: noTournament }))).toBe('tournament.notFound');
  expect(await codeOf(desk.addLateEntry({ ...at, categoryId: noCategory }))).toBe('tournament.categoryNotFound');
  expect(await codeOf(desk.addLateEntry({ ...at, way: 'bye' }))).toBe('tournament.placeTaken');
  const unknown = { tournamentId, categoryId, way: 'pool' as const, entryId: noEntry };
  expect(await codeOf(desk.addLateEntry(unknown))).toBe('tournament.entryNotFound');
  await desk.addLateEntry(at);
  expect(await codeOf(desk.addLateEntry({ ...at, name: 'Fay' }))).toBe('tournament.categoryFull');
  await fillLine(tournamentId, categoryId, 5);
  const { outside } = await desk.getDesk({ tournamentId });
  const waits = outside.find(({ position }) => position !== undefined)!;
  const asked = { tournamentId, categoryId, way: 'pool' as const, entryId: waits.entryId };
  expect(await codeOf(desk.addLateEntry(asked))).toBe('tournament.categoryFull');
});

it('is for tournaments whose draw has begun', async () => {
  const { owner, tournamentId, categoryId } = await aTournament();
  const late = deskApi.signedInAs(owner).addLateEntry({ tournamentId, categoryId, name: 'Eve', way: 'list' });
  await expect(late).rejects.toMatchObject({ code: 'tournament.notNow' });
});

it('puts an entry on the list of a category that is not drawn yet', async () => {
  const world = await aTournament();
  await moves(world, 'draw');
  const at = { tournamentId: world.tournamentId, categoryId: world.categoryId };
  const view = await deskApi.signedInAs(world.owner).addLateEntry({ ...at, name: 'Eve', way: 'list' });
  expect(view.entries.map(({ name }) => name)).toEqual(['Eve']);
});
