import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { placeTrustEntity } from '#lambdas/places/details/place-trust.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, detailsOf, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';

it('lets a suggestion wait for those who manage the place', async () => {
  const { place } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(await aPerson());
  const input = { ...detailsOf(place, { name: 'Pease District Park' }), placeId, note: 'As the sign says.' };
  await expect(me.suggestPlaceEdit(input)).resolves.toEqual({ outcome: 'waiting' });
  await expect(signedOut.getPublicPlace({ placeId })).resolves.toMatchObject({ place: { name: 'Pease Park' } });
});

it('takes the word of those who manage it, and of people with three accepted edits, at once', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const known = await aPerson();
  await placeTrustEntity(table()).put({ userId: known.userId, acceptedEdits: 3 }).go();
  const first = { ...detailsOf(place, { rules: 'No glass.' }), placeId };
  await expect(placesApi.signedInAs(keeper).suggestPlaceEdit(first)).resolves.toEqual({ outcome: 'accepted' });
  const second = { ...first, amenities: ['shade' as const] };
  await expect(placesApi.signedInAs(known).suggestPlaceEdit(second)).resolves.toEqual({ outcome: 'accepted' });
  await expect(signedOut.getPublicPlace({ placeId })).resolves.toMatchObject({
    place: { rules: 'No glass.', amenities: ['shade'], version: 3 },
  });
});

it('refuses what changes nothing, what has closed, what is not there and a city that is unknown', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(await aPerson());
  const same = { ...detailsOf(place), placeId };
  await expect(me.suggestPlaceEdit(same)).rejects.toMatchObject({ code: 'place.nothingToChange' });
  await expect(me.suggestPlaceEdit({ ...same, placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
  const elsewhere = { ...same, location: { cityPlaceId: 'us-0' } };
  await expect(me.suggestPlaceEdit(elsewhere)).rejects.toMatchObject({ code: 'city.notFound' });
  await placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } });
  await expect(me.suggestPlaceEdit({ ...same, name: 'Else' })).rejects.toMatchObject({ code: 'place.closed' });
});
