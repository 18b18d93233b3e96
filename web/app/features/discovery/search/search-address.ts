import type { SavedSearch } from '#shared/discovery/saved-search.ts';
import type { Spot } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { type DiscoverQuery, filtersOf } from './discover-query.ts';

type Filters = SavedSearch['filters'];

/** What is looked for now, without its days. */
export const filtersToSave = (query: DiscoverQuery, { lat, lng, near }: Spot): Filters => ({
  lat,
  lng,
  near,
  radiusMiles: query.radius,
  sort: query.sort,
  ...(query.game && { gameTypeId: query.game }),
  ...filtersOf(query),
});

/** The address of the page that looks for it. */
export function addressOf({ radiusMiles, gameTypeId, ...rest }: Filters): string {
  const named = Object.entries({ ...rest, radius: radiusMiles, game: gameTypeId });
  const set = named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${paths.discover}?${new URLSearchParams(set)}`;
}
