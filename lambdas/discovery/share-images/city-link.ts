import { geohash } from '#shared/geohash.ts';

/** A city is where its middle is, to about three miles: pages of a city name a point. */
const precision = 5;

/** What the link of a city is kept under. */
export const cityRefOf = (hash: string): string => `city-${hash.slice(0, precision)}`;

/** The same by a point in its middle. */
export const cityRefAt = (lat: number, lng: number): string => cityRefOf(geohash(lat, lng, precision));

const games = 'Games in ';

export const cityTitle = (name: string): string => games + name;
export const nameInTitle = (title: string): string => title.slice(games.length);
