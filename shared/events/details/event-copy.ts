import { addDays } from '#shared/local-dates.ts';
import { toInstant } from '#shared/time.ts';
import { type Event, EventDetails } from './schemas.ts';

/** What a host decided about an event, as they would send it again. */
export function detailsOf(event: Event): Record<string, unknown> {
  const decided = Object.entries(event).filter(([name]) => name in EventDetails.shape && name !== 'makePublicAfter');
  const { kind, name, address, city, point } = event.location;
  const location = { kind, ...(name && { name }), ...(address && { address }), cityPlaceId: city.placeId, point };
  return { ...Object.fromEntries(decided), location };
}

/** The same wall clock a week later, or as many weeks later as it takes to lie ahead. */
export function weeksLater(localStart: string, timeZone: string, now: Date): string {
  const [date = '', time = ''] = localStart.split('T');
  const weeks = (now.getTime() - toInstant(localStart, timeZone).getTime()) / (7 * 86_400_000);
  const later = (count: number) => `${addDays(date, 7 * count)}T${time}`;
  const first = Math.max(1, Math.floor(weeks));
  return later(toInstant(later(first), timeZone) > now ? first : first + 1);
}
