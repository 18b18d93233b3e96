import { expect } from 'vitest';
import { austin } from '../../accounts/account-row.ts';
import { aPerson } from '../../accounts/people.ts';
import { anEvent } from '../../events/events.ts';
import { around, detailsOf, placeDetails, placesApi } from '../../places/places.ts';
import { product } from '../../product/product.ts';
import type { Binding } from '../cell.ts';
import { bindPlace as bind, type PlaceWorld } from './place-world.ts';

const aRating = async ({ place: { placeId } }: PlaceWorld) =>
  placesApi.signedInAs(await aPerson()).ratePlace({ placeId, stars: 3 });
const aSuggestion = async ({ place }: PlaceWorld) =>
  placesApi
    .signedInAs(await aPerson())
    .suggestPlaceEdit({ ...detailsOf(place, { rules: 'No glass.' }), placeId: place.placeId });

const listed = async (keeper: PlaceWorld, placeId: string) =>
  (await keeper.caller.listPlaceSuggestions({ placeId })).suggestions[0]?.suggestionId ??
  'sug_00000000000000000000000000';

/** Rows of the entity `place` that are built. */
export const placeRows: Readonly<Record<string, Binding>> = {
  'place.get': bind(['getPlace', 'getPublicPlace', 'listPlaceRatings'], async ({ caller, isSignedIn }, placeId) => {
    await caller.listPlaceRatings({ placeId });
    return isSignedIn ? caller.getPlace({ placeId }) : caller.getPublicPlace({ placeId });
  }),
  'place.byBounds': bind(['findPlaces'], async ({ caller, place }) => caller.findPlaces(around(place))),
  'event.byPlace': bind(['listPlaceEvents'], async ({ caller }, placeId) => {
    await product.forget();
    const location = { kind: 'place' as const, placeId, cityPlaceId: austin.placeId };
    await anEvent({ location, title: 'Found here' });
    await anEvent({ location, visibility: 'private', title: 'CANARY' });
    await product.drain();
    const answer = await caller.listPlaceEvents({ placeId });
    expect(answer.events.map(({ title }) => title)).toEqual(['Found here']);
    return answer;
  }),
  'place.create': bind(['addPlace'], ({ caller }) => caller.addPlace(placeDetails())),
  'place.listMine': bind(['listMyPlaces'], ({ caller }) => caller.listMyPlaces({})),
  'place.update': bind(['changePlace'], ({ caller, place }, placeId) =>
    caller.changePlace({ ...detailsOf(place), placeId, version: 1 }),
  ),
  'place.delete': bind(['deletePlace'], ({ caller }, placeId) => caller.deletePlace({ placeId, version: 1 })),
  'place.setStanding': bind(['setPlaceStanding'], ({ caller }, placeId) =>
    caller.setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } }),
  ),
  'place.suggestEdit': bind(['suggestPlaceEdit'], ({ caller, place }, placeId) =>
    caller.suggestPlaceEdit({ ...detailsOf(place, { rules: 'No glass.' }), placeId }),
  ),
  'place.suggestions': bind(
    ['listPlaceSuggestions', 'decidePlaceSuggestion'],
    async (world, placeId) => {
      const suggestionId = await listed(world, placeId);
      return world.caller.decidePlaceSuggestion({ placeId, suggestionId, decision: 'accept' });
    },
    aSuggestion,
  ),
  'place.confirm': bind(['confirmPlace'], ({ caller }, placeId) => caller.confirmPlace({ placeId })),
  'place.report': bind(['reportPlace'], ({ caller }, placeId) => caller.reportPlace({ placeId, category: 'other' })),
  'place.condition': bind(['reportCondition'], ({ caller }, placeId) =>
    caller.reportCondition({ placeId, condition: 'fine' }),
  ),
  'place.rate': bind(['ratePlace'], ({ caller }, placeId) => caller.ratePlace({ placeId, stars: 4 })),
  'place.reply': bind(
    ['replyToRating'],
    async ({ caller }, placeId) => {
      const { ratings } = await caller.listPlaceRatings({ placeId });
      return caller.replyToRating({ placeId, ratingId: ratings[0]?.ratingId ?? '', text: 'Thank you.' });
    },
    aRating,
  ),
};
