import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import type { CurrentPerson } from '#web/app/session/me.ts';
import { milesOf } from '#web/blocks/look/event-card-words.ts';

/** How far it is from the player's city; nothing of an event without a pin of its own, which stands at the center of its city. */
export function distanceHere(
  { location, isOnline }: Pick<Event, 'location' | 'isOnline'>,
  me: CurrentPerson,
): string | undefined {
  if (me.state !== 'success' || !me.city || isOnline || location.kind === 'tbd') return undefined;
  const { point, city } = location;
  const hasPin = point.lat !== city.lat || point.lng !== city.lng;
  return hasPin ? milesOf(distanceMiles(me.city, point)) : undefined;
}
