import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, detailsOf, nowhere, placesApi } from '#tests/support/places/places.ts';

it("lists what waits, with only the fields that differ, and what was reported without the reporter's name", async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const person = await aPerson({ displayName: 'Ines' });
  const me = placesApi.signedInAs(person);
  await me.suggestPlaceEdit({ ...detailsOf(place, { rules: 'No glass.' }), placeId, note: 'New sign' });
  await me.reportPlace({ placeId, category: 'wrong_info', text: 'The nets are gone.' });
  const listed = await placesApi.signedInAs(keeper).listPlaceSuggestions({ placeId });
  expect(listed).toMatchObject({
    suggestions: [{ displayName: 'Ines', note: 'New sign', changes: { rules: 'No glass.' } }],
    reports: [{ category: 'wrong_info', text: 'The nets are gone.' }],
  });
  expect(Object.keys(listed.suggestions[0]!.changes)).toEqual(['rules']);
  expect(JSON.stringify(listed)).not.toContain(person.userId);
});

it('is for those who manage the place alone', async () => {
  const { place } = await aPlace();
  const me = placesApi.signedInAs(await aPerson());
  await expect(me.listPlaceSuggestions({ placeId: place.placeId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(me.listPlaceSuggestions({ placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
