import type { City } from '#shared/city.ts';

/** A city with its time zone where the data has one. */
export interface CityFound {
  readonly city: City;
  readonly timeZone?: string;
}

/** The port to place data: Amazon Location in the cloud, an embedded list of US cities on one machine. */
export interface Cities {
  /** At most eight, best first. */
  suggest(text: string): Promise<readonly CityFound[]>;
  /** Undefined unless the id names a US city. */
  find(placeId: string): Promise<CityFound | undefined>;
}
