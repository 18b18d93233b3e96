import type { EventLocation } from '#shared/events/schemas.ts';
import { placesApi } from '../../places-api.ts';
import { useRead } from '../../use-read.ts';

type Courts = NonNullable<EventLocation['courts']>;
const none: Courts = [];

const read = async (placeId: string): Promise<Courts> => (await placesApi.getPublicPlace({ placeId })).place.courts;

/** The courts of the chosen place, once they are read; none where it has none or cannot be read. */
export const usePlaceCourts = (placeId: string | undefined): Courts => useRead(placeId, read) ?? none;
