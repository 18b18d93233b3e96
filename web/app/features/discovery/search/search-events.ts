import { boundsText } from '#shared/discovery/bounds.ts';
import { discovery, type EventCard } from '#shared/discovery/contract.ts';
import { loadStartCities, mixed } from '#web/app/cards/load-start-cities.ts';
import type { Spot } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type DiscoverQuery, daysToInstants, filtersOf } from './discover-query.ts';
import { setFilters } from './set-filters.ts';

/** What was found, and what to put into the address for more of it. */
export interface FoundEvents {
  readonly events: readonly EventCard[];
  readonly more?: { readonly name: 'cursor' | 'page'; readonly value: string } | undefined;
  /** How far was looked. */
  readonly radius: number;
}

/** Miles to look within until something is found, where the reader did not say how far. */
export const usualRadii = [25, 50] as const;
/** Dates of one series make one card, so that a page of cards takes more events. */
const eventsAtOnce = 40;

/** Looks in the part of the map that the address names, else around the spot, farther where nothing is near. */
export async function searchEvents(query: DiscoverQuery, spot: Spot, signal: AbortSignal): Promise<FoundEvents> {
  const { bounds, game: gameTypeId, radius, sort, cursor, page, when: pastFuture } = query;
  const asked = { ...around(spot), ...daysToInstants(query), ...filtersOf(query), gameTypeId };
  if (bounds) {
    const input = { ...asked, bounds: boundsText(bounds), pastFuture, page, hits: eventsAtOnce };
    const { events, hasMore } = await operations(discovery).findEventsOnMap(input, { signal });
    const more = hasMore && page < 9 && { more: { name: 'page', value: String(page + 1) } as const };
    return { events, radius: usualRadii[0], ...more };
  }
  let found: FoundEvents = { events: [], radius: usualRadii[0] };
  for (const radiusMiles of radius ? [radius] : usualRadii) {
    const input = { ...asked, radiusMiles, sort, limit: eventsAtOnce, cursor };
    const { events, nextCursor } = await operations(discovery).findEvents(input, { signal });
    found = { events, radius: radiusMiles, ...(nextCursor && { more: { name: 'cursor', value: nextCursor } }) };
    if (events.length > 0 || nextCursor) break;
  }
  return found;
}

const fewInstead = 6;

/** For a page on which nothing passes the filters: the next events nearby, whatever they are, else those of other cities. */
export async function eventsInstead(query: DiscoverQuery, spot: Spot, signal: AbortSignal) {
  const input = { ...around(spot), radiusMiles: 50, limit: 4 * fewInstead };
  const isFiltered = setFilters(query).length > 0 || query.radius !== undefined || query.bounds !== undefined;
  const { events } = isFiltered ? await operations(discovery).findEvents(input, { signal }) : { events: [] };
  return events.length > 0 ? events : mixed(await loadStartCities(signal), fewInstead);
}

/** To about a hundred yards, so that people in one block share what is cached. */
const around = ({ lat, lng }: Spot) => ({ lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) });
