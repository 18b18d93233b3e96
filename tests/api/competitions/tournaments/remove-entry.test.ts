import { expect, it } from 'vitest';
import {
  aDrawn,
  anEntrant,
  aTournament,
  codeOf,
  noEntry,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

it('takes an entry off the list, until it is drawn', async () => {
  const world = await aTournament();
  const { owner, tournamentId, categoryId } = world;
  const { entryId } = await anEntrant(world);
  const mine = tournamentsApi.signedInAs(owner);
  await mine.removeEntry({ tournamentId, categoryId, entryId });
  expect((await mine.getTournament({ tournamentId })).entries[0]?.entries).toEqual([]);
  expect(await codeOf(mine.removeEntry({ tournamentId, categoryId, entryId }))).toBe('tournament.entryNotFound');
  const elsewhere = mine.removeEntry({ tournamentId: noTournament, categoryId, entryId });
  expect(await codeOf(elsewhere)).toBe('tournament.notFound');
  const drawn = await aDrawn();
  const late = { tournamentId: drawn.tournamentId, categoryId: drawn.categoryId, entryId: noEntry };
  expect(await codeOf(tournamentsApi.signedInAs(drawn.owner).removeEntry(late))).toBe('tournament.drawn');
});
