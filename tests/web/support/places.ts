import { PlaceId } from '#shared/ids.ts';

export const placeId = PlaceId.parse(`plc_${'0'.repeat(26)}`);

/** A listed park with one court, as the API shows it. */
export const aPlaceShown = {
  placeId,
  version: 1,
  name: 'Zilker Park',
  aliases: [],
  kind: 'park',
  timeZone: 'America/Chicago',
  entrances: [],
  sports: ['running'],
  courts: [],
  access: { kind: 'public', bookingType: 'none' },
  hours: [],
  hourExceptions: [],
  sunlight: true,
  amenities: ['restrooms'],
  openPlay: [],
  description: 'Around the lake.',
  rules: '',
  location: {
    city: { placeId: 'c1', name: 'Austin, TX', lat: 30.3, lng: -97.7, hash: '9v6kpv' },
    point: { lat: 30.3, lng: -97.7 },
  },
  standing: { status: 'listed' },
  trust: 1,
  confirmedAt: '2031-06-01T00:00:00.000Z',
  score: { count: 0 },
  createdAt: '2031-06-01T00:00:00.000Z',
  updatedAt: '2031-06-01T00:00:00.000Z',
};

/** The listing says the same for long enough to prove a claim. */
export const from = '2024-01-08T00:00:00.000Z';

/** Answers about the place: to visitors, and to a player signed in who looks after it. */
export const placeAnswers = {
  'GET /api/public/places': { places: [] },
  [`GET /api/public/places/${placeId}`]: { place: aPlaceShown, conditions: [] },
  [`GET /api/places/mine/${placeId}`]: { place: aPlaceShown, conditions: [], canManage: true },
  [`GET /api/public/places/${placeId}/events`]: { events: [] },
  [`GET /api/public/places/${placeId}/ratings`]: { ratings: [] },
  [`GET /api/places/${placeId}/suggestions`]: { suggestions: [], reports: [] },
  [`GET /api/places/mine/${placeId}/managing`]: { isManager: true, isAsked: false, ways: { from } },
  [`GET /api/places/mine/${placeId}/managers`]: { managers: [], asked: [], claims: [] },
};

/** A listed place as lists show it. */
export const aPlaceCard = (differences: object = {}) => ({
  placeId,
  name: 'Zilker Park',
  kind: 'park',
  status: 'listed',
  sports: ['tennis'],
  access: 'public',
  amenities: [],
  courts: 0,
  address: '2100 Barton Springs Rd',
  cityName: 'Austin, TX',
  lat: 30.27,
  lng: -97.77,
  score: { count: 0 },
  ...differences,
});
