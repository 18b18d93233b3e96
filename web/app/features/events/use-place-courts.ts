import { useEffect, useState } from 'react';
import type { EventLocation } from '#shared/events/schemas.ts';
import { placesApi } from '../../places-api.ts';

type Courts = NonNullable<EventLocation['courts']>;
const none: Courts = [];

/** The courts of the chosen place, once they are read; none where it has none or cannot be read. */
export function usePlaceCourts(placeId: string | undefined): Courts {
  const [courts, setCourts] = useState<{ readonly placeId: string; readonly courts: Courts }>();
  useEffect(() => {
    if (placeId)
      void placesApi
        .getPublicPlace({ placeId })
        .then(({ place }) => setCourts({ placeId, courts: place.courts }))
        .catch(() => undefined);
  }, [placeId]);
  return courts?.placeId === placeId ? (courts?.courts ?? none) : none;
}
