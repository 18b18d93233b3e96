import * as z from 'zod';
import { type Bounds, BoundsText } from '#shared/discovery/bounds.ts';
import { AccessKind, Amenity } from '#shared/places/details/place-details.ts';
import { GameTypeId } from '#shared/places/game-types.ts';

const left = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** What the address says to look for; what does not make sense is left out. */
const Query = z.object({
  lat: left(z.coerce.number().min(-89).max(89)),
  lng: left(z.coerce.number().min(-180).max(180)),
  near: left(z.string().max(120)),
  radius: left(z.coerce.number().int().min(1).max(50)),
  bounds: left(BoundsText),
  sport: left(GameTypeId),
  access: left(AccessKind),
  amenity: left(Amenity),
  /** A part of the name. */
  name: left(z.string().trim().min(1).max(80)),
  view: z.enum(['list', 'map']).catch('list'),
  cursor: left(z.string().max(1024)),
});
export type PlacesQuery = z.output<typeof Query>;
/** The same with how far was looked. */
export type LookedForPlaces = PlacesQuery & { readonly radius: number };

export const readPlacesQuery = (request: Request): PlacesQuery =>
  Query.parse({ view: 'list', ...Object.fromEntries(new URL(request.url).searchParams) });

const milesPerDegree = 69;
const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** The part of the map around a spot, to about a hundred yards, so that people in one block share what is cached. */
export function boundsAround({ lat, lng }: { lat: number; lng: number }, radiusMiles: number): Bounds {
  const reach = radiusMiles / milesPerDegree;
  const wide = Math.min(2.4, reach / Math.max(0.1, Math.cos((lat * Math.PI) / 180)));
  const rounded = (degrees: number) => Number(degrees.toFixed(3));
  return {
    south: rounded(Math.max(-90, lat - reach)),
    north: rounded(Math.min(90, lat + reach)),
    west: rounded(wrapped(lng - wide)),
    east: rounded(wrapped(lng + wide)),
  };
}
