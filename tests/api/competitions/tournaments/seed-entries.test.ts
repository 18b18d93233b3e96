import { expect, it } from 'vitest';
import {
  aLive,
  anEntrant,
  aTournament,
  codeOf,
  noCategory,
  noEntry,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

it('says who is thought best until the schedule is out', async () => {
  const world = await aTournament();
  const { owner, tournamentId, categoryId } = world;
  const [first, second] = [await anEntrant(world), await anEntrant(world)];
  const mine = tournamentsApi.signedInAs(owner);
  const seed = (entryIds: string[], to = categoryId, id = tournamentId) =>
    mine.seedEntries({ tournamentId: id, categoryId: to, entryIds });
  await seed([second.entryId]);
  const { entries } = await mine.getTournament({ tournamentId });
  expect(entries[0]?.entries).toMatchObject([{ entryId: first.entryId }, { entryId: second.entryId, seed: 1 }]);
  expect(await codeOf(seed([noEntry]))).toBe('tournament.entryNotFound');
  expect(await codeOf(seed([], noCategory))).toBe('tournament.categoryNotFound');
  expect(await codeOf(seed([], categoryId, noTournament))).toBe('tournament.notFound');
  const live = await aLive();
  const late = { tournamentId: live.tournamentId, categoryId: live.categoryId, entryIds: [] };
  expect(await codeOf(tournamentsApi.signedInAs(live.owner).seedEntries(late))).toBe('tournament.drawn');
  product.clock.reset();
});
