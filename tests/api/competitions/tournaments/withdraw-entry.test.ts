import { expect, it } from 'vitest';
import {
  aCategory,
  anEntrant,
  aTournament,
  codeOf,
  moves,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

it('lets people withdraw until the deadline, and not from what they did not enter', async () => {
  const world = await aTournament();
  const { tournamentId, categoryId } = world;
  const { person } = await anEntrant(world);
  const mine = tournamentsApi.signedInAs(person);
  await mine.withdrawEntry({ tournamentId, categoryId });
  expect((await mine.getTournament({ tournamentId })).mine).toEqual([]);
  expect(await codeOf(mine.withdrawEntry({ tournamentId, categoryId }))).toBe('tournament.entryNotFound');
  expect(await codeOf(mine.withdrawEntry({ tournamentId: noTournament, categoryId }))).toBe('tournament.notFound');
  const late = await aTournament({ withdrawalDeadline: '2021-01-01T12:00', categories: [aCategory()] });
  const { person: other } = await anEntrant(late);
  await expect(
    tournamentsApi.signedInAs(other).withdrawEntry({ tournamentId: late.tournamentId, categoryId: late.categoryId }),
  ).rejects.toMatchObject({
    code: 'tournament.tooLateToWithdraw',
  });
  await moves(world, 'draw');
});
