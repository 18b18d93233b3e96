import type { Table } from '#lambdas/kernel/data/table.ts';
import { placeEntity } from '#lambdas/places/ports/place.entity.ts';
import type { KnownDetails } from '#shared/places/details/place-details.ts';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import type { PlaceStatus } from '#shared/places/schemas.ts';

/** What a place is called; nothing where it is gone or known as another. One that closed still has its page. */
export type FindNamedPlace = (
  placeId: string,
) => Promise<{ readonly name: string; readonly isClosed: boolean } | undefined>;

export function namedPlaces(table: Table): FindNamedPlace {
  const places = placeEntity(table);
  return async (placeId) => {
    const { data } = await places.get({ placeId }).go({ consistent: true });
    if (!data) return undefined;
    const standing = data.standing as PlaceStatus;
    const isClosed = standing.status === 'closed';
    return isClosed || isOpenToPlans(standing) ? { name: (data.details as KnownDetails).name, isClosed } : undefined;
  };
}
