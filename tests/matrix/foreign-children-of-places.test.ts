import { afterEach, describe, expect, it } from 'vitest';
import { handler as photosHandler } from '#lambdas/places/photos/api.ts';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { type Family, refusesForeignChild } from '#tests/support/matrix/foreign-child.ts';
import { aClub, aPaper, aSecondManager, managersApi, managersOf } from '#tests/support/places/managers.ts';
import { aPlace, detailsOf, placesApi } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

const photosApi = product.client(placePhotosContract, photosHandler);

afterEach(() => product.clock.reset());

/** A place with two managers: the first and one who can be taken off. */
async function twoManagers(): Promise<Family> {
  const { place, keeper } = await aPlace();
  const { userId } = await aSecondManager(place, keeper);
  return { person: keeper, parentId: place.placeId, childId: userId };
}

/** A place that is claimed with a document, which waits for its manager. */
async function aClaim(): Promise<Family> {
  const { place, keeper } = await aClub();
  const { placeId } = place;
  const owner = await aPerson();
  await managersApi.signedInAs(owner).claimPlace({ placeId, by: { way: 'document', uploadId: await aPaper(owner) } });
  return { person: keeper, parentId: placeId, childId: owner.userId };
}

describe('an own place with a foreign child', () => {
  it('finds no rating of another place', () =>
    refusesForeignChild(
      'place.ratingNotFound',
      async () => {
        const { place, keeper } = await aPlace();
        const { placeId } = place;
        await placesApi.signedInAs(keeper).ratePlace({ placeId, stars: 3, text: 'No nets.' });
        const { ratings } = await placesApi.signedOut().listPlaceRatings({ placeId });
        return { person: keeper, parentId: placeId, childId: ratings[0]!.ratingId };
      },
      {
        replyToRating: (person, placeId, ratingId) =>
          placesApi.signedInAs(person).replyToRating({ placeId, ratingId, text: 'New nets are up.' }),
      },
    ));

  it('finds no suggestion for another place', () =>
    refusesForeignChild(
      'place.suggestionNotFound',
      async () => {
        const { place, keeper } = await aPlace();
        const { placeId } = place;
        const visitor = placesApi.signedInAs(await aPerson());
        await visitor.suggestPlaceEdit({ ...detailsOf(place, { rules: 'No glass.' }), placeId });
        const { suggestions } = await placesApi.signedInAs(keeper).listPlaceSuggestions({ placeId });
        return { person: keeper, parentId: placeId, childId: suggestions[0]!.suggestionId };
      },
      {
        decidePlaceSuggestion: (person, placeId, suggestionId) =>
          placesApi.signedInAs(person).decidePlaceSuggestion({ placeId, suggestionId, decision: 'decline' }),
      },
    ));

  it('finds no photo of another place', () =>
    refusesForeignChild(
      'upload.notFound',
      async () => {
        const { place, keeper } = await aPlace();
        const { placeId } = place;
        const uploadId = await anUpload(keeper, { purpose: 'placePhoto' });
        await photosApi.signedInAs(keeper).addPlacePhoto({ placeId, uploadId, alt: 'The north court' });
        return { person: keeper, parentId: placeId, childId: uploadId };
      },
      {
        removePlacePhoto: (person, placeId, uploadId) =>
          photosApi.signedInAs(person).removePlacePhoto({ placeId, uploadId }),
      },
    ));

  it('takes no manager off another place', async () => {
    const answers = await refusesForeignChild('place.managerNotFound', twoManagers, {
      removeManager: (person, placeId, userId) => managersApi.signedInAs(person).removeManager({ placeId, userId }),
    });
    expect(answers).toEqual({ removeManager: 'done' });
  });

  it('opens no document and decides no claim of another place', async () => {
    const answers = await refusesForeignChild('place.claimNotFound', aClaim, {
      openClaimDocument: (person, placeId, userId) =>
        managersApi.signedInAs(person).openClaimDocument({ placeId, userId }),
      decidePlaceClaim: (person, placeId, userId) =>
        managersApi.signedInAs(person).decidePlaceClaim({ placeId, userId, decision: 'accept' }),
    });
    expect(answers).toEqual({ openClaimDocument: 'done', decidePlaceClaim: 'done' });
  });

  it('leaves the managers of both as they were where the claimant is of the other', async () => {
    const [own, foreign] = [await aClaim(), await aClaim()];
    const decided = managersApi
      .signedInAs(own.person)
      .decidePlaceClaim({ placeId: own.parentId, userId: foreign.childId, decision: 'accept' });
    await expect(decided).rejects.toMatchObject({ code: 'place.claimNotFound' });
    expect(await managersOf(own.parentId, own.person)).toEqual([own.person.userId]);
    expect(await managersOf(foreign.parentId, foreign.person)).toEqual([foreign.person.userId]);
  });
});
