import type { EventLocation } from '#shared/events/details/schemas.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { readPlace } from './read-place.ts';

type Courts = NonNullable<EventLocation['courts']>;
const none: Courts = [];

const read = async (placeId: string): Promise<Courts> => (await readPlace(placeId))?.courts ?? none;

/** The courts of the chosen place, once they are read; none where it has none or cannot be read. */
export const usePlaceCourts = (placeId: string | undefined): Courts => useRead(placeId, read) ?? none;
