import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import { geohashCentre } from '#shared/geohash.ts';

/** How far a player may look for players, in miles. */
export const nearbyMiles = [5, 10, 25, 50] as const;
export type NearbyMiles = (typeof nearbyMiles)[number];

/** So many players are shown at once. */
export const playersAtOnce = 25;

/** A player's position as others may measure it: the middle of a square of about three miles around their city (threat T15). */
export const spotOf = ({ hash }: { readonly hash: string }): Point => geohashCentre(hash.slice(0, 5));

/** The least of the distances within which two cities are; undefined when they are farther apart than anybody looks. */
export function nearbyWithin(
  one: { readonly hash: string },
  other: { readonly hash: string },
): NearbyMiles | undefined {
  const miles = distanceMiles(spotOf(one), spotOf(other));
  return nearbyMiles.find((most) => miles <= most);
}
