import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCategory,
  aTournament,
  codeOf,
  fillLine,
  moves,
  noCategory,
  noTournament,
  type TournamentWorld,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

const ofPairs = { categories: [aCategory({ entryKind: 'pair', maxEntries: 4 })] };

/** Players who wait for a partner. */
async function waiting({ tournamentId, categoryId }: TournamentWorld, count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: count }, () => aPerson()));
  for (const person of people)
    await tournamentsApi.signedInAs(person).seekPartner({ tournamentId, categoryId, isOn: true });
  return people.map(({ userId }) => userId);
}

it('enters two who still waited when entries closed: nothing they said is lost', async () => {
  const world = await aTournament(ofPairs);
  const { owner, tournamentId, categoryId } = world;
  const [first = '', second = ''] = await waiting(world, 2);
  await moves(world, 'draw');
  const mine = tournamentsApi.signedInAs(owner);
  expect((await mine.getTournament({ tournamentId })).unpaired).toMatchObject([{ userId: first }, { userId: second }]);
  expect(await mine.pairPlayers({ tournamentId, categoryId, userIds: [first, second] })).toMatchObject({ position: 0 });
  const { entries, unpaired } = await mine.getTournament({ tournamentId });
  expect([entries[0]?.entries.length, unpaired]).toEqual([1, []]);
});

it('shows a player where they stand once entries are closed, and other players nothing', async () => {
  const world = await aTournament(ofPairs);
  const { tournamentId, categoryId } = world;
  const person = await aPerson();
  await tournamentsApi.signedInAs(person).seekPartner({ tournamentId, categoryId, isOn: true });
  await moves(world, 'draw');
  const { seeking } = await tournamentsApi.signedInAs(person).getTournament({ tournamentId });
  expect(seeking).toEqual([{ categoryId, askedBy: [] }]);
  const other = await tournamentsApi.signedInAs(await aPerson()).getTournament({ tournamentId });
  expect([other.seekers, other.unpaired]).toEqual([[], []]);
});

it('refuses who is entered, who did not ask, and what is not there or over', async () => {
  const world = await aTournament(ofPairs);
  const { owner, tournamentId, categoryId } = world;
  const [first = '', second = '', third = ''] = await waiting(world, 3);
  const mine = tournamentsApi.signedInAs(owner);
  const pair = (one: string, other: string, at = { tournamentId, categoryId }) =>
    codeOf(mine.pairPlayers({ ...at, userIds: [one, other] }));
  expect(await pair(first, first)).toBe('tournament.noSeeker');
  expect(await pair(first, (await aPerson()).userId)).toBe('tournament.noSeeker');
  expect(await pair(first, second, { tournamentId: noTournament, categoryId })).toBe('tournament.notFound');
  expect(await pair(first, second, { tournamentId, categoryId: noCategory })).toBe('tournament.categoryNotFound');
  await fillLine(tournamentId, categoryId, 4);
  expect(await pair(third, second)).toBe('tournament.lineFull');
  await moves(world, 'cancelled');
  expect(await pair(first, second)).toBe('tournament.notEditable');
});

it('takes one of two pairs that share a player', async () => {
  const world = await aTournament(ofPairs);
  const { owner, tournamentId, categoryId } = world;
  const [seeker = ''] = await waiting(world, 1);
  const asks = await Promise.all([aPerson(), aPerson()]);
  for (const person of asks)
    await tournamentsApi.signedInAs(person).askPartner({ tournamentId, categoryId, userId: seeker });
  const mine = tournamentsApi.signedInAs(owner);
  const said = await Promise.all(
    asks.map(({ userId }) => codeOf(mine.pairPlayers({ tournamentId, categoryId, userIds: [seeker, userId] }))),
  );
  expect(said.filter((code) => code === 'done')).toHaveLength(1);
  expect((await mine.getTournament({ tournamentId })).entries[0]?.entries).toHaveLength(1);
});
