import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, detailsOf, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';

type Differences = Parameters<typeof detailsOf>[1];

async function suggested(differences: Differences, from?: Parameters<typeof placesApi.signedInAs>[0]) {
  const { place, keeper } = await aPlace({ website: 'https://park.example/' });
  const { placeId } = place;
  const person = from ?? (await aPerson());
  const input = { ...detailsOf(place, { website: 'https://park.example/', ...differences }), placeId };
  await placesApi.signedInAs(person).suggestPlaceEdit(input);
  const host = placesApi.signedInAs(keeper);
  const { suggestions } = await host.listPlaceSuggestions({ placeId });
  return { host, place, placeId, person, suggestionId: suggestions[0]!.suggestionId };
}

it('changes just what was suggested, what others changed meanwhile stays', async () => {
  const { host, place, placeId, suggestionId } = await suggested({ rules: 'No glass.', website: undefined });
  const other = detailsOf(place, { description: 'Shady.', website: 'https://park.example/' });
  await host.changePlace({ ...other, placeId, version: 1 });
  const changed = await host.decidePlaceSuggestion({ placeId, suggestionId, decision: 'accept' });
  expect(changed).toMatchObject({ rules: 'No glass.', description: 'Shady.', version: 3 });
  expect(changed).not.toHaveProperty('website');
  await expect(host.listPlaceSuggestions({ placeId })).resolves.toMatchObject({ suggestions: [] });
});

it('trusts a user after three accepted edits', async () => {
  const person = await aPerson();
  for (let count = 0; count < 3; count += 1) {
    const { host, placeId, suggestionId } = await suggested({ rules: `Rule ${count}` }, person);
    await host.decidePlaceSuggestion({ placeId, suggestionId, decision: 'accept' });
  }
  const { place } = await aPlace();
  const input = { ...detailsOf(place, { rules: 'No dogs.' }), placeId: place.placeId };
  await expect(placesApi.signedInAs(person).suggestPlaceEdit(input)).resolves.toEqual({ outcome: 'accepted' });
});

it('leaves the place as it is when a suggestion is declined, and decides once', async () => {
  const { host, placeId, suggestionId } = await suggested({ name: 'Else' });
  await host.decidePlaceSuggestion({ placeId, suggestionId, decision: 'decline' });
  await expect(signedOut.getPublicPlace({ placeId })).resolves.toMatchObject({ place: { name: 'Pease Park' } });
  for (const decision of ['accept', 'decline'] as const)
    await expect(host.decidePlaceSuggestion({ placeId, suggestionId, decision })).rejects.toMatchObject({
      code: 'place.suggestionDecided',
    });
});

it('accepts once when two decide at the same time', async () => {
  const { host, placeId, suggestionId } = await suggested({ rules: 'No glass.' });
  const accept = () => host.decidePlaceSuggestion({ placeId, suggestionId, decision: 'accept' });
  const outcomes = await Promise.allSettled([accept(), accept(), accept()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(signedOut.getPublicPlace({ placeId })).resolves.toMatchObject({ place: { version: 2 } });
});

it('is for those who manage the place, about suggestions that are there', async () => {
  const { host, placeId, person, suggestionId } = await suggested({ name: 'Else' });
  const input = { placeId, suggestionId, decision: 'accept' as const };
  await expect(placesApi.signedInAs(person).decidePlaceSuggestion(input)).rejects.toMatchObject({
    code: 'access.denied',
  });
  await expect(host.decidePlaceSuggestion({ ...input, placeId: nowhere })).rejects.toMatchObject({
    code: 'place.notFound',
  });
  const unknown = { ...input, suggestionId: 'sug_00000000000000000000000000' };
  await expect(host.decidePlaceSuggestion(unknown)).rejects.toMatchObject({ code: 'place.suggestionNotFound' });
});
