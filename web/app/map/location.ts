import type { City } from '#shared/city.ts';
import { type Bounds, boundsText } from '#shared/discovery/bounds.ts';
import { quantity } from '#shared/quantity.ts';

/** Where to look: what the address says, else the player's home city, else where this device looked last. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
  readonly near: string;
  /** Guessed, not chosen. */
  readonly isGuess?: boolean;
}

const lastSpotKey = 'rovers.lastSpot';

/** What an address says of where to look. */
export type Asked = { readonly [Name in 'lat' | 'lng' | 'near']?: Spot[Name] | undefined };

export function spotOf({ lat, lng, near }: Asked, home: City | undefined): Spot | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng, near: near ?? 'the chosen spot' };
  if (home) return { lat: home.lat, lng: home.lng, near: home.name };
  const last = localStorage.getItem(lastSpotKey);
  return last ? (JSON.parse(last) as Spot) : undefined;
}

/** For the next time on this device; a guess is made anew. */
export function rememberSpot(spot: Spot): void {
  if (!spot.isGuess) localStorage.setItem(lastSpotKey, JSON.stringify(spot));
}

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

/** How far from there, in whole miles. */
export const inMiles = (miles: number): string => quantity(miles, 'mile');

const titles: Readonly<Record<string, string>> = {
  'where you are': 'Near you',
  'the middle of the map': 'This area',
  'the chosen spot': 'This area',
};

/** A spot as the title of a page: `Austin` of `Austin, TX`. */
export const cityTitle = ({ near }: Spot): string => titles[near] ?? near.split(', ')[0] ?? near;

/** Where to look, as an address says it. */
export const spotParams = ({ lat, lng, near }: Spot) => ({ lat: lat.toFixed(4), lng: lng.toFixed(4), near });
