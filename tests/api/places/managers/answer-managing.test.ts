import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { managersApi, managersOf } from '#tests/support/places/managers.ts';
import { aPlace, detailsOf, nowhere, placesApi } from '#tests/support/places/places.ts';

it('makes a manager whose changes count at once, like those of the user who asked', async () => {
  const [{ place, keeper }, person] = [await aPlace(), await aPerson()];
  const { placeId } = place;
  const [mine, theirs] = [managersApi.signedInAs(keeper), managersApi.signedInAs(person)];
  await mine.askManager({ placeId, email: person.email });
  expect(await theirs.getMyManaging({ placeId })).toMatchObject({ isAsked: true, isManager: false });
  await theirs.answerManaging({ placeId, answer: 'accepted' });
  await theirs.answerManaging({ placeId, answer: 'accepted' });
  expect(await managersOf(placeId, keeper)).toEqual([keeper.userId, person.userId]);
  const changed = { ...detailsOf(place, { rules: 'No glass.' }), placeId };
  await expect(placesApi.signedInAs(person).suggestPlaceEdit(changed)).resolves.toEqual({ outcome: 'accepted' });
});

it('forgets the question of a user who declines, and refuses who was never asked', async () => {
  const [{ place, keeper }, person] = [await aPlace(), await aPerson()];
  const { placeId } = place;
  const [mine, theirs] = [managersApi.signedInAs(keeper), managersApi.signedInAs(person)];
  await mine.askManager({ placeId, email: person.email });
  await theirs.answerManaging({ placeId, answer: 'declined' });
  expect(await managersOf(placeId, keeper)).toEqual([keeper.userId]);
  await expect(theirs.answerManaging({ placeId, answer: 'accepted' })).rejects.toMatchObject({
    code: 'place.notAsked',
  });
  await expect(theirs.answerManaging({ placeId: nowhere, answer: 'accepted' })).rejects.toMatchObject({
    code: 'place.notFound',
  });
});
