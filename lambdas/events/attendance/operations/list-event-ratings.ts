import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import type { EventStore } from '../../details/store.ts';
import type { RatingStore } from '../ratings/store.ts';

type ListEventRatings = (typeof attendanceContract)['operations']['listEventRatings'];

export async function listEventRatings(
  { eventId }: Parsed<ListEventRatings>,
  { events, ratings }: { readonly events: Pick<EventStore, 'find'>; readonly ratings: RatingStore },
): Promise<Output<ListEventRatings>> {
  const [event, given, counted] = await Promise.all([
    events.find(eventId),
    ratings.list(eventId),
    ratings.count(eventId),
  ]);
  if (!event) throw new Problem('event.notFound');
  return { ...counted, ratings: [...given] };
}
