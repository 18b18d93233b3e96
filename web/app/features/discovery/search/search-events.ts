import { boundsText } from '#shared/discovery/bounds.ts';
import { discovery, type EventCard } from '#shared/discovery/contract.ts';
import type { Spot } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type DiscoverQuery, daysToInstants, filtersOf } from './discover-query.ts';

/** What was found, and what to put into the address for more of it. */
export interface FoundEvents {
  readonly events: readonly EventCard[];
  readonly more?: { readonly name: 'cursor' | 'page'; readonly value: string } | undefined;
}

/** Looks in the part of the map that the address names, else around the spot. */
export async function searchEvents(query: DiscoverQuery, spot: Spot, signal: AbortSignal): Promise<FoundEvents> {
  const { bounds, game: gameTypeId, radius: radiusMiles, sort, cursor, page, when: pastFuture } = query;
  const asked = {
    // To about a hundred yards, so that people in one block share what is cached.
    lat: Number(spot.lat.toFixed(3)),
    lng: Number(spot.lng.toFixed(3)),
    ...daysToInstants(query),
    ...filtersOf(query),
    gameTypeId,
  };
  if (bounds) {
    const input = { ...asked, bounds: boundsText(bounds), pastFuture, page, hits: 20 };
    const { events, hasMore } = await operations(discovery).findEventsOnMap(input, { signal });
    return { events, ...(hasMore && page < 9 && { more: { name: 'page', value: String(page + 1) } }) };
  }
  const input = { ...asked, radiusMiles, sort, limit: 20, cursor };
  const { events, nextCursor } = await operations(discovery).findEvents(input, { signal });
  return { events, ...(nextCursor && { more: { name: 'cursor', value: nextCursor } }) };
}
