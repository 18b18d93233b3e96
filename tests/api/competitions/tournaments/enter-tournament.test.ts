import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCategory,
  anEntrant,
  aTournament,
  codeOf,
  fillLine,
  moves,
  noCategory,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

it('gives places in the order of entries, and to the first in line when one is free', async () => {
  const world = await aTournament();
  const { tournamentId, categoryId } = world;
  const [first, , third, fourth] = [
    await anEntrant(world),
    await anEntrant(world),
    await anEntrant(world),
    await anEntrant(world),
  ];
  expect([third.position, fourth.position]).toEqual([1, 2]);
  await tournamentsApi.signedInAs(first.person).withdrawEntry({ tournamentId, categoryId });
  const { entries } = await tournamentsApi.signedOut().getPublicTournament({ tournamentId });
  expect(entries[0]).toMatchObject({ left: 0, waiting: 1 });
  expect(entries[0]?.entries.map(({ entryId }) => entryId)[1]).toBe(third.entryId);
  await product.drain();
  expect(product.mails(third.person.email).at(-1)).toMatchObject({ subject: 'You’re in: Summer Open' });
  expect(product.mails(fourth.person.email)).toEqual([]);
});

it('says which rule a player does not meet, and refuses what is closed, unknown, full or of another kind', async () => {
  const women = aCategory({ name: 'Women 40+', eligibility: { gender: 'women_plus', leastAge: 40 } });
  const world = await aTournament({
    categories: [aCategory(), women, aCategory({ status: 'closed' }), aCategory({ entryKind: 'team' })],
  });
  const { tournamentId, categoryId, tournament } = world;
  const [, forWomen, closed, teams] = tournament.categories.map((one) => one.categoryId);
  const person = await aPerson({ gender: 'man', birthdate: '1999-01-01' });
  const enter = (to = '', id = tournamentId, teamName?: string) =>
    tournamentsApi
      .signedInAs(person)
      .enterTournament({ tournamentId: id, categoryId: to, ...(teamName && { teamName }) });
  await expect(enter(forWomen)).rejects.toMatchObject({
    code: 'tournament.notEligible',
    fields: { gender: expect.stringContaining('women'), age: expect.stringContaining('40') },
  });
  expect(await codeOf(enter(closed))).toBe('tournament.registrationClosed');
  expect(await codeOf(enter(noCategory))).toBe('tournament.categoryNotFound');
  expect(await codeOf(enter(categoryId, noTournament))).toBe('tournament.notFound');
  expect(await codeOf(enter(teams))).toBe('tournament.wrongKind');
  expect(await codeOf(enter(teams, tournamentId, 'Comets'))).toBe('done');
  await enter(categoryId);
  expect(await codeOf(enter(categoryId))).toBe('tournament.alreadyEntered');
  await fillLine(tournamentId, categoryId, 2);
  const other = tournamentsApi.signedInAs(await aPerson());
  expect(await codeOf(other.enterTournament({ tournamentId, categoryId }))).toBe('tournament.lineFull');
  await moves(world, 'draw');
  expect(await codeOf(other.enterTournament({ tournamentId, categoryId }))).toBe('tournament.registrationClosed');
});
