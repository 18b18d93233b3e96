import type { Table } from '#lambdas/kernel/data/table.ts';
import type { City } from '#shared/city.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import type { KnownDetails } from '#shared/places/details/place-details.ts';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import type { PlaceStatus } from '#shared/places/schemas.ts';
import { placeEntity } from './place.entity.ts';

/** What others copy of a place when they name it. */
export interface NamedPlace {
  readonly placeId: string;
  readonly name: string;
  readonly address: string | undefined;
  readonly city: City;
  readonly point: Point;
  readonly courts: readonly { readonly courtId: string; readonly name: string }[];
}

export interface PlaceReader {
  /** Strongly consistent. Undefined for a place that is not open for new events: unknown, closed, or known as another. */
  find(placeId: string): Promise<NamedPlace | undefined>;
}

export function createPlaceReader(table: Table): PlaceReader {
  const places = placeEntity(table);
  return {
    find: async (placeId) => {
      const { data } = await places.get({ placeId }).go({ consistent: true });
      if (!data || !isOpenToPlans(data.standing as PlaceStatus)) return undefined;
      const { name, location, courts } = data.details as KnownDetails;
      return { placeId, name, address: location.address, city: location.city, point: location.point, courts };
    },
  };
}
