import { expect, it } from 'vitest';
import {
  aDrawn,
  aTournament,
  codeOf,
  fillLine,
  noCategory,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

it('enters a player by name, but not once it is drawn or the line is full', async () => {
  const { owner, tournamentId, categoryId } = await aTournament();
  const mine = tournamentsApi.signedInAs(owner);
  const add = (to = categoryId, id = tournamentId) =>
    mine.addEntry({ tournamentId: id, categoryId: to, name: 'Old Friends' });
  expect(await add()).toMatchObject({ position: 0 });
  expect(await codeOf(add(noCategory))).toBe('tournament.categoryNotFound');
  expect(await codeOf(add(categoryId, noTournament))).toBe('tournament.notFound');
  await fillLine(tournamentId, categoryId, 2);
  expect(await codeOf(add())).toBe('tournament.lineFull');
  const drawn = await aDrawn();
  const late = tournamentsApi.signedInAs(drawn.owner).addEntry({ ...at(drawn), name: 'Late' });
  await expect(late).rejects.toMatchObject({ code: 'tournament.drawn' });
});

const at = ({ tournamentId, categoryId }: { tournamentId: string; categoryId: string }) => ({
  tournamentId,
  categoryId,
});
