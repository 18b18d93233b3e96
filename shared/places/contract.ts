import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { PlaceId } from '../ids.ts';
import { Line } from '../text.ts';
import { AccessKind, Amenity, amenityKinds, PlaceDetails } from './details/place-details.ts';
import { maintenanceOperations } from './details/report-operations.ts';
import { GameTypeId } from './game-types.ts';
import { Place, PlaceCard } from './schemas.ts';
import { CitySuggestion, MyPlaceView, PlaceEvent, PlaceView } from './views.ts';

const Cursor = z.string().max(1024).optional();
const Version = z.int().min(1);
const Lat = z.coerce.number().min(-90).max(90);
const Lng = z.coerce.number().min(-180).max(180);
const perPage = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual);
const tooWide = 'Show at most five degrees of the map.';

/** Several values in one query parameter, separated by commas. */
const Amenities = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(Amenity).max(amenityKinds.length));

const onPlace = z.strictObject({ placeId: PlaceId });
const unknown = ['place.notFound'] as const;

export const places = defineContract('places', {
  suggestCities: {
    method: 'GET',
    path: '/places/cities',
    summary: 'Suggest US cities by the beginning of their name',
    access: 'public',
    cacheSeconds: 3600,
    input: z.strictObject({ text: z.string().trim().min(2, 'Type at least two letters.').max(100) }),
    output: z.object({ cities: z.array(CitySuggestion) }),
  },
  findPlaces: {
    method: 'GET',
    path: '/places',
    summary: 'Find places within a map area, by name, in pages',
    access: 'public',
    cacheSeconds: 30,
    input: z
      .strictObject({
        south: Lat,
        west: Lng,
        north: Lat,
        east: Lng,
        sport: GameTypeId.optional(),
        accessKind: AccessKind.optional(),
        /** All of these, separated by commas. */
        amenities: Amenities.optional(),
        /** A part of the name. */
        text: z.string().trim().max(80).optional(),
        limit: perPage(100, 50),
        cursor: Cursor,
      })
      .refine(({ south, north }) => north >= south && north - south <= 5, { path: ['north'], message: tooWide })
      .refine(({ west, east }) => east - west + (east < west ? 360 : 0) <= 5, { path: ['east'], message: tooWide }),
    output: z.object({ places: z.array(PlaceCard), nextCursor: z.string().optional() }),
    errors: ['request.cursorInvalid'],
  },
  addPlace: {
    method: 'POST',
    path: '/places',
    summary: 'Add a place; likely duplicates are returned first unless you insist',
    access: 'profileComplete',
    creates: true,
    limit: { calls: 30, per: 'day' },
    input: PlaceDetails.extend({ insists: z.boolean().default(false) }),
    output: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('added'), place: Place }),
      z.object({ outcome: z.literal('alike'), places: z.array(PlaceCard) }),
    ]),
    errors: ['city.notFound'],
  },
  getPublicPlace: {
    method: 'GET',
    path: '/places/{placeId}',
    summary: 'Read a place',
    access: 'public',
    cacheSeconds: 5,
    input: onPlace,
    output: PlaceView,
    errors: unknown,
  },
  getPlace: {
    method: 'GET',
    path: '/places/mine/{placeId}',
    summary: 'Read a place with your permissions and your reports and ratings',
    access: 'signedIn',
    input: onPlace,
    output: MyPlaceView,
    errors: unknown,
  },
  listMyPlaces: {
    method: 'GET',
    path: '/places/mine',
    summary: 'List the places you added, newest first, unconfirmed ones included',
    access: 'signedIn',
    input: z.strictObject({ limit: perPage(100, 25), cursor: Cursor }),
    output: z.object({ places: z.array(PlaceCard), nextCursor: z.string().optional() }),
    errors: ['request.cursorInvalid'],
  },
  changePlace: {
    method: 'PUT',
    path: '/places/{placeId}',
    summary: 'Change a place',
    access: 'place:manage',
    input: PlaceDetails.extend({ placeId: PlaceId, version: Version }),
    output: Place,
    errors: ['place.notFound', 'record.changed', 'city.notFound'],
  },
  deletePlace: {
    method: 'DELETE',
    path: '/places/{placeId}',
    summary: 'Delete a place without upcoming public events',
    access: 'platformAdmin',
    input: onPlace.extend({ version: z.coerce.number().int().min(1) }),
    output: z.object({}),
    errors: ['place.notFound', 'place.hasEvents', 'record.changed'],
  },
  setPlaceStanding: {
    method: 'PUT',
    path: '/places/{placeId}/standing',
    summary: 'Close a place for a time or for good, reopen it, or mark it as a duplicate',
    access: 'place:manage',
    input: z.strictObject({
      placeId: PlaceId,
      version: Version,
      to: z.discriminatedUnion('status', [
        z.strictObject({ status: z.literal('open') }),
        z.strictObject({ status: z.literal('closed') }),
        z.strictObject({
          status: z.literal('temporarily_closed'),
          until: z.iso.date('Choose the day on which it opens again.'),
          reason: Line(2, 120, 'The reason'),
        }),
        z.strictObject({ status: z.literal('duplicate_of'), placeId: PlaceId }),
      ]),
    }),
    output: Place,
    errors: ['place.notFound', 'record.changed', 'place.unknown'],
  },
  listPlaceEvents: {
    method: 'GET',
    path: '/places/{placeId}/events',
    summary: 'List upcoming public events at a place, soonest first',
    access: 'public',
    cacheSeconds: 30,
    input: z.strictObject({ placeId: PlaceId, limit: perPage(50, 10), cursor: Cursor }),
    output: z.object({ events: z.array(PlaceEvent), nextCursor: z.string().optional() }),
    errors: ['place.notFound', 'request.cursorInvalid'],
  },
  ...maintenanceOperations,
});
