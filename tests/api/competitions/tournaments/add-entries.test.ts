import { expect, it } from 'vitest';
import {
  aCategory,
  aDrawn,
  aTournament,
  codeOf,
  fillLine,
  noCategory,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

const names = ['Ann', 'Bob', 'Cat'].map((name) => ({ name }));

it('adds a list in its order, and says how many wait', async () => {
  const { owner, tournamentId, categoryId } = await aTournament();
  const mine = tournamentsApi.signedInAs(owner);
  expect(await mine.addEntries({ tournamentId, categoryId, entries: names })).toEqual({ added: 3, waiting: 1 });
  const { entries } = await mine.getTournament({ tournamentId });
  expect(entries[0]?.entries.map(({ name, position }) => [name, position])).toEqual([
    ['Ann', undefined],
    ['Bob', undefined],
    ['Cat', 1],
  ]);
});

it('counts seeds of a list behind those of the same number that are there', async () => {
  const { owner, tournamentId, categoryId } = await aTournament({ categories: [aCategory({ maxEntries: 8 })] });
  const mine = tournamentsApi.signedInAs(owner);
  const at = { tournamentId, categoryId };
  await mine.addEntries({ ...at, entries: [{ name: 'Ann', seed: 1 }, { name: 'Bob' }] });
  await mine.addEntries({
    ...at,
    entries: [
      { name: 'Cat', seed: 2 },
      { name: 'Dan', seed: 1 },
    ],
  });
  const { entries } = await mine.getTournament({ tournamentId });
  const seeds = Object.fromEntries(entries[0]?.entries.map(({ name, seed }) => [name, seed]) ?? []);
  expect(seeds).toEqual({ Ann: 1, Dan: 2, Cat: 3, Bob: undefined });
});

it('adds all or none', async () => {
  const { owner, tournamentId, categoryId } = await aTournament();
  const mine = tournamentsApi.signedInAs(owner);
  await fillLine(tournamentId, categoryId, 0);
  const before = await mine.getTournament({ tournamentId });
  expect(await codeOf(mine.addEntries({ tournamentId, categoryId, entries: names }))).toBe('tournament.lineFull');
  expect((await mine.getTournament({ tournamentId })).entries).toEqual(before.entries);
});

it('refuses a list for nothing that is there, and for what is drawn', async () => {
  const { owner, tournamentId, categoryId } = await aTournament();
  const mine = tournamentsApi.signedInAs(owner);
  expect(await codeOf(mine.addEntries({ tournamentId, categoryId: noCategory, entries: names }))).toBe(
    'tournament.categoryNotFound',
  );
  expect(await codeOf(mine.addEntries({ tournamentId: noTournament, categoryId, entries: names }))).toBe(
    'tournament.notFound',
  );
  const drawn = await aDrawn();
  const late = tournamentsApi
    .signedInAs(drawn.owner)
    .addEntries({ tournamentId: drawn.tournamentId, categoryId: drawn.categoryId, entries: names });
  await expect(late).rejects.toMatchObject({ code: 'tournament.drawn' });
});
