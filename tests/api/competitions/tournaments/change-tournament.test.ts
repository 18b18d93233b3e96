import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, changed, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import {
  aCategory,
  anEntrant,
  aTournament,
  moves,
  noTournament,
  tournamentDetails,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

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
    [{ categories: [{ ...kept, fee: { amountMinor: 500, currency: 'USD' } }] }, 'payment.wayNeeded'],
    [{ cityPlaceId: 'nowhere', categories: [kept] }, 'city.notFound'],
    [{ endDate: '2028-06-04', categories: [kept] }, 'tournament.detailsWrong'],
  ];
  for (const [differences, code] of refusals) await expect(change(differences, 3)).rejects.toMatchObject({ code });
  await expect(change({ categories: [kept] })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(change({}, 1, noTournament)).rejects.toMatchObject({ code: 'tournament.notFound' });
  await moves(world, 'cancelled');
  await expect(change({ categories: [kept] }, 4)).rejects.toMatchObject({ code: 'tournament.notEditable' });
});

it('shows pictures that the caller uploaded for it, and keeps those that were there', async () => {
  const { owner, tournamentId, categoryId } = await aTournament();
  const mine = tournamentsApi.signedInAs(owner);
  const picture = async (person: { userId: string }, purpose: 'tournamentPhoto' | 'teamPhoto' = 'tournamentPhoto') => ({
    uploadId: await anUpload(person, { purpose }),
    alt: 'Four courts',
  });
  const change = (version: number, differences: object) => {
    const categories = [{ ...aCategory(), categoryId }];
    return mine.changeTournament({ ...tournamentDetails({ categories, ...differences }), tournamentId, version });
  };
  const [cover, photo] = [await picture(owner), await picture(owner)];
  expect(await change(2, { cover, photos: [photo] })).toMatchObject({ cover, photos: [photo] });
  expect(await change(3, { photos: [photo] })).toMatchObject({ photos: [photo] });
  const [foreign, other] = [await picture(await aPerson()), await picture(owner, 'teamPhoto')];
  const refused = (field: string) => ({ code: 'upload.notFound', fields: { [field]: expect.any(String) } });
  await expect(change(4, { cover: foreign })).rejects.toMatchObject(refused('cover'));
  await expect(change(4, { photos: [photo, other] })).rejects.toMatchObject(refused('photos.1.alt'));
});

it('keeps fees that cards can pay while entries are open', async () => {
  const world = await aCardTournament();
  const [category] = world.tournament.categories;
  const fees = (fee: object) => changed(world, { categories: [{ ...category, fee }] });
  await expect(fees({ amountMinor: 2000, currency: 'EUR' })).rejects.toMatchObject({ code: 'payout.otherCurrency' });
  await expect(fees(usd(20))).rejects.toMatchObject({ code: 'payment.tooLittle' });
  const without = await aTournament();
  await expect(changed(without, { categories: [aCategory({ fee: usd(2000) })] })).rejects.toMatchObject({
    code: 'tournament.payoutNeeded',
  });
  await expect(changed(world, { withdrawalDeadline: undefined })).rejects.toMatchObject({
    code: 'tournament.detailsWrong',
    fields: { withdrawalDeadline: expect.any(String) },
  });
});

it('keeps the fee of those who are in when it is raised', async () => {
  const world = await aCardTournament();
  const { person: ann, entryId } = await anEntrant(world);
  await payEntry(world, ann, entryId);
  const [category] = world.tournament.categories;
  await changed(world, { categories: [{ ...category, fee: usd(9000) }] });
  const { tournamentId } = world;
  const { dues } = await competitionPaymentsApi.signedInAs(ann).getMyTournamentDues({ tournamentId });
  expect(dues).toMatchObject([{ owed: usd(2000), byCard: usd(2000) }]);
});
