import * as z from 'zod';
import { BoundsText } from '#shared/discovery/bounds.ts';
import { filterInputs } from '#shared/discovery/filters.ts';
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
  /** Absent where the search may widen by itself. */
  radius: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
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

const usual = { view: 'list', sort: 'soonest', when: 'future', page: 0 };

export const readQuery = (request: Request): DiscoverQuery =>
  Query.parse({ ...usual, ...Object.fromEntries(new URL(request.url).searchParams) });

/** The filters that are set, as both searches take them. */
export const filtersOf = (query: DiscoverQuery) =>
  Object.fromEntries(Object.keys(filterInputs).map((name) => [name, query[name as keyof FilterInputs]])) as {
    [Name in keyof FilterInputs]: DiscoverQuery[Name];
  };

/** The first and the last moment of calendar days on the viewer's clock, as instants. */
export const daysToInstants = ({ from, until }: Pick<DiscoverQuery, 'from' | 'until'>) => ({
  ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
  ...(until && { until: new Date(`${until}T23:59:59.999`).toISOString() }),
});
