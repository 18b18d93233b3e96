import { PlaceId } from '#shared/ids.ts';

export const placeId = PlaceId.parse(`plc_${'0'.repeat(26)}`);

/** A listed park with one court, as the API shows it. */
const place = {
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

/** Answers about the place: to visitors, and to somebody signed in who looks after it. */
export const placeAnswers = {
  'GET /api/places': { places: [] },
  [`GET /api/places/${placeId}`]: { place, conditions: [] },
  [`GET /api/me/places/${placeId}`]: { place, conditions: [], canManage: true },
  [`GET /api/places/${placeId}/events`]: { events: [] },
  [`GET /api/places/${placeId}/ratings`]: { ratings: [] },
  [`GET /api/places/${placeId}/suggestions`]: { suggestions: [], reports: [] },
};
