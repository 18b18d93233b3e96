import { expect } from 'vitest';
import { handler as merge } from '#lambdas/places/merging/handler.ts';
import type { Client } from '#shared/contract/client.ts';
import type { places } from '#shared/places/contract.ts';
import { placeMerging } from '#shared/places/merging-contract.ts';
import type { Place } from '#shared/places/schemas.ts';
import { anEvent } from '../events.ts';
import { aPerson, austin } from '../people.ts';
import { aPlace, around, detailsOf, nowhere, placeDetails, placesApi } from '../places.ts';
import { product } from '../product.ts';
import { type Binding, type Cell, oncePerCell, personFor } from './cell.ts';

const mergingApi = product.client(placeMerging, merge);

interface PlaceWorld {
  readonly person: Awaited<ReturnType<typeof personFor>>;
  readonly caller: Client<typeof places>;
  readonly isSignedIn: boolean;
  readonly place: Place;
}

/** A place that is the caller's own where the cell says `self`, and somebody else's otherwise. */
async function placeWorld({ role }: Cell): Promise<PlaceWorld> {
  const person = await personFor(role);
  const caller = person ? placesApi.signedInAs(person) : placesApi.signedOut();
  if (role !== 'self' || !person)
    return { person, caller, isSignedIn: person !== undefined, place: (await aPlace()).place };
  const answer = await caller.addPlace(placeDetails({ insists: true }));
  if (answer.outcome !== 'added') throw new Error('The place was not added');
  return { person, caller, isSignedIn: true, place: answer.place };
}

type Call = (world: PlaceWorld, placeId: string) => Promise<unknown>;

function bind(operations: readonly string[], call: Call, prepare?: (world: PlaceWorld) => Promise<unknown>): Binding {
  const worldOf = oncePerCell(async (cell: Cell) => {
    const world = await placeWorld(cell);
    await prepare?.(world);
    return world;
  });
  const ask = (target?: string) => async (cell: Cell) => {
    const world = await worldOf(cell);
    return call(world, target ?? world.place.placeId);
  };
  return { operations, ask: ask(), askUnknown: ask(nowhere) };
}

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
  'place.setStanding': bind(['setPlaceStanding'], ({ caller }, placeId) =>
    caller.setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } }),
  ),
  'place.merge': bind(['mergePlace'], async ({ person }, placeId) => {
    const merging = person ? mergingApi.signedInAs(person) : mergingApi.signedOut();
    return merging.mergePlace({ placeId, into: (await aPlace()).place.placeId });
  }),
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
