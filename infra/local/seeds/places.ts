import type { Input } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { type CityKey, cities } from './cities.ts';
import { people, type SeedPerson } from './people.ts';

type Addition = Input<(typeof places)['operations']['addPlace']>;

export interface SeedPlace {
  readonly city: CityKey;
  readonly keeper: SeedPerson;
  /** Another user of the city, whose confirmation lists it. */
  readonly witness: SeedPerson;
  readonly details: Omit<Addition, 'location' | 'timeZone'>;
  readonly point: { readonly lat: number; readonly lng: number };
}

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const amenities = [
  ['restrooms', 'water', 'parking_free', 'shade'],
  ['restrooms', 'seating', 'parking_street', 'transit', 'step_free'],
] as const;

/** Two parks in each city, each added by one of its people. */
export const seedPlaces: readonly SeedPlace[] = (Object.keys(cities) as CityKey[]).flatMap((city) => {
  const locals = people.filter((person) => person.city === city);
  return locals.flatMap((keeper, index) => {
    const place = cities[city].places[index];
    const witness = locals.find((person) => person !== keeper);
    if (!place || !witness) return [];
    return [{ city, keeper, witness, point: place.point, details: detailsOf(place.name, keeper, index) }];
  });
});

function detailsOf(name: string, { games }: SeedPerson, index: number): SeedPlace['details'] {
  return {
    name,
    kind: 'park',
    sports: [...games],
    courts: games.slice(0, 2).map((gameTypeId, court) => ({
      courtId: `court-${court + 1}`,
      name: court === 0 ? 'Main field' : 'Small field',
      gameTypeId,
      surface: court === 0 ? 'grass' : 'asphalt',
      setting: 'outdoor',
      lights: court === 0,
      accessible: court === 1,
    })),
    access: { kind: 'public', bookingType: 'walk_up' },
    hours: [{ days: [...everyDay], from: '05:00', to: '22:00' }],
    amenities: [...(amenities[index] ?? [])],
    openPlay: [{ gameTypeId: games[0] ?? 'other', days: ['sat'], from: '09:00', to: '12:00', level: 'All levels' }],
    description: 'Plenty of room. Come early on weekends, it fills up.',
    rules: 'Leave no litter. Dogs on a leash.',
  };
}
