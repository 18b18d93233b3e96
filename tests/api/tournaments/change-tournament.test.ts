import { expect, it } from 'vitest';
import {
  aCategory,
  anEntrant,
  aTournament,
  moves,
  noTournament,
  tournamentDetails,
  tournamentsApi,
} from '#tests/support/tournaments.ts';

it('keeps its categories, and refuses to take away what people entered', async () => {
  const world = await aTournament();
  const { owner, tournamentId, categoryId } = world;
  await anEntrant(world);
  await anEntrant(world);
  const mine = tournamentsApi.signedInAs(owner);
  const change = (differences = {}, version = 2, id = tournamentId) =>
    mine.changeTournament({ ...tournamentDetails(differences), tournamentId: id, version });
  const kept = { ...aCategory({ maxEntries: 3 }), categoryId };
  const changed = await change({ name: 'Autumn Open', categories: [kept, aCategory({ name: 'Teams' })] });
  expect(changed).toMatchObject({ name: 'Autumn Open', version: 3, categories: [{ categoryId, maxEntries: 3 }, {}] });
  expect((await anEntrant(world)).position).toBe(0);
  const refusals: [object, string][] = [
    [{ categories: [aCategory()] }, 'tournament.categoryInUse'],
    [{ categories: [{ ...kept, maxEntries: 2 }] }, 'tournament.capacityBelowEntered'],
    [{ categories: [{ ...kept, fee: { amount: 500, currency: 'USD' } }] }, 'tournament.feeUnpayable'],
    [{ cityPlaceId: 'nowhere', categories: [kept] }, 'city.notFound'],
    [{ endDate: '2031-06-01', categories: [kept] }, 'tournament.detailsWrong'],
  ];
  for (const [differences, code] of refusals) await expect(change(differences, 3)).rejects.toMatchObject({ code });
  await expect(change({ categories: [kept] })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(change({}, 1, noTournament)).rejects.toMatchObject({ code: 'tournament.notFound' });
  await moves(world, 'cancelled');
  await expect(change({ categories: [kept] }, 4)).rejects.toMatchObject({ code: 'tournament.notEditable' });
});
