import * as z from 'zod';
import { type Bounds, BoundsText, boundsText } from '#shared/discovery/bounds.ts';
import { filterInputs } from '#shared/discovery/filters.ts';
import type { City } from '#shared/events/schemas.ts';
import { GameTypeId } from '#shared/places/game-types.ts';

const Day = z.iso.date().optional().catch(undefined);
type FilterInputs = typeof filterInputs;

/** Each filter, left out where the address says something that does not make sense. */
const filters = Object.fromEntries(
  Object.entries(filterInputs).map(([name, input]) => [name, (input as z.ZodType).catch(undefined)]),
) as { [Name in keyof FilterInputs]: z.ZodCatch<FilterInputs[Name]> };

/** What the address says to look for; what does not make sense is left out. */
const Query = z.object({
  lat: z.coerce.number().min(-90).max(90).optional().catch(undefined),
  lng: z.coerce.number().min(-180).max(180).optional().catch(undefined),
  near: z.string().max(120).optional().catch(undefined),
  radius: z.coerce.number().int().min(1).max(50).catch(15),
  bounds: BoundsText.optional().catch(undefined),
  when: z.enum(['past', 'future']).catch('future'),
  page: z.coerce.number().int().min(0).max(9).catch(0),
  from: Day,
  until: Day,
  game: GameTypeId.optional().catch(undefined),
  ...filters,
  sort: z.enum(['soonest', 'nearest']).catch('soonest'),
  view: z.enum(['list', 'map']).catch('list'),
  cursor: z.string().max(1024).optional().catch(undefined),
  /** The searches that the person saved are shown. */
  saved: z.literal('open').optional().catch(undefined),
});
export type DiscoverQuery = z.output<typeof Query>;

const usual = { radius: 15, view: 'list', sort: 'soonest', when: 'future', page: 0 };

export const readQuery = (request: Request): DiscoverQuery =>
  Query.parse({ ...usual, ...Object.fromEntries(new URL(request.url).searchParams) });

/** The filters that are set, as both searches take them. */
export const filtersOf = (query: DiscoverQuery) =>
  Object.fromEntries(Object.keys(filterInputs).map((name) => [name, query[name as keyof FilterInputs]])) as {
    [Name in keyof FilterInputs]: DiscoverQuery[Name];
  };

/** Where to look: what the address says, else where this device looked last, else the person's home city. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
  readonly near: string;
}

const lastSpotKey = 'rovers.lastSpot';

export function spotOf({ lat, lng, near }: DiscoverQuery, home: City | undefined): Spot | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng, near: near ?? 'the chosen spot' };
  const last = localStorage.getItem(lastSpotKey);
  if (last) return JSON.parse(last) as Spot;
  return home && { lat: home.lat, lng: home.lng, near: home.name };
}

export const rememberSpot = (spot: Spot): void => localStorage.setItem(lastSpotKey, JSON.stringify(spot));

/** What the address says while a part of the map is looked at: distances are measured from its middle. */
export function boundsParams(bounds: Bounds): Record<string, string> {
  const middle = bounds.west + ((bounds.east - bounds.west + 360) % 360) / 2;
  return {
    bounds: boundsText(bounds),
    lat: ((bounds.south + bounds.north) / 2).toFixed(4),
    lng: (middle > 180 ? middle - 360 : middle).toFixed(4),
    near: 'the middle of the map',
  };
}

/** The first and the last moment of calendar days on the viewer's clock, as instants. */
export const daysToInstants = ({ from, until }: Pick<DiscoverQuery, 'from' | 'until'>) => ({
  ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
  ...(until && { until: new Date(`${until}T23:59:59.999`).toISOString() }),
});
