import type { StoredEvent } from '../../details/stored-event.ts';
import { type RatingReader, shownRating } from './reader.ts';

/** What people think of an event that is over; before that there is nothing to look for. */
export async function ratedOf(
  { eventId, endsAt }: StoredEvent,
  ratings: Pick<RatingReader, 'count'>,
  now: Date,
): Promise<{ rated?: { count: number; average: number } }> {
  if (now < new Date(endsAt)) return {};
  const rated = shownRating(await ratings.count(eventId));
  return rated ? { rated } : {};
}
