import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/places/api.ts';
import type { Input } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import type { Place } from '#shared/places/schemas.ts';
import { austin } from '../accounts/account-row.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';

type Details = Input<(typeof places)['operations']['addPlace']>;

export const placesApi = product.client(places, handler);

let made = 0;
/** A spot in Texas that no other place of the tests is near. */
export const farFromOthers = () => {
  made += 1;
  return { lat: 29 + (made % 40) * 0.05, lng: -99 + Math.floor(made / 40) * 0.05 };
};

/** What a user says of a park with two courts, unless the test says otherwise. */
export const placeDetails = (differences: Partial<Details> = {}): Details => ({
  name: 'Pease Park',
  kind: 'park',
  location: { address: '1100 Kingsbury St', cityPlaceId: austin.placeId, point: farFromOthers() },
  timeZone: 'America/Chicago',
  sports: ['basketball', 'volleyball'],
  courts: [
    { courtId: 'north', name: 'North court', gameTypeId: 'basketball', surface: 'asphalt', setting: 'outdoor' },
    { courtId: 'sand', name: 'Sand pit', gameTypeId: 'volleyball', surface: 'sand', setting: 'outdoor', lights: true },
  ],
  access: { kind: 'public' },
  hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '05:00', to: '22:00' }],
  amenities: ['restrooms', 'water', 'parking_free'],
  openPlay: [{ gameTypeId: 'volleyball', days: ['sat'], from: '09:00', to: '12:00', level: 'All levels' }],
  description: 'Under the oaks along the creek.',
  ...differences,
});

/** The same input as it is sent again, with the pin and the city that a place has. */
export const detailsOf = ({ location }: Place, differences: Partial<Details> = {}): Details =>
  placeDetails({
    location: {
      ...(location.address && { address: location.address }),
      cityPlaceId: location.city.placeId,
      point: location.point,
    },
    ...differences,
  });

/** A place that waits to be confirmed, and the person who added it. */
export async function aPendingPlace(differences: Partial<Details> = {}): Promise<{ place: Place; keeper: Account }> {
  const keeper = await aPerson();
  const answer = await placesApi.signedInAs(keeper).addPlace(placeDetails({ insists: true, ...differences }));
  if (answer.outcome !== 'added') throw new Error('The place was not added');
  return { place: answer.place, keeper };
}

/** A place that another user confirmed. */
export async function aPlace(differences: Partial<Details> = {}): Promise<{ place: Place; keeper: Account }> {
  const { place, keeper } = await aPendingPlace(differences);
  return { place: await confirmed(place), keeper };
}

/** A user new says that a place is right. */
export const confirmed = async ({ placeId }: Place): Promise<Place> =>
  placesApi.signedInAs(await aPerson()).confirmPlace({ placeId });

export const nowhere = 'plc_00000000000000000000000000';
export const signedOut = placesApi.signedOut();

/** A mile or so around a place. */
export const around = ({ location: { point } }: Place) => ({
  south: point.lat - 0.01,
  north: point.lat + 0.01,
  west: point.lng - 0.01,
  east: point.lng + 0.01,
});
