import type { KnownDetails } from '#shared/places/place-details.ts';
import { isOpenToPlans } from '#shared/places/place-states.ts';
import type { PlaceStatus } from '#shared/places/schemas.ts';
import { placeEntity } from '../../kernel/place.entity.ts';
import type { Table } from '../../kernel/table.ts';

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
