import type { SeriesCounts } from '#shared/events/rsvp/schemas.ts';
import { quantity } from '#shared/quantity.ts';

/** What an answer to a whole series came to: `You're in on 3 dates, in line on 1 date`. */
export function seriesWords(who: string, { in: inside, waiting, missed }: SeriesCounts): string {
  const parts = [
    `${who} on ${datesWords(inside)}`,
    ...(waiting > 0 ? [`in line on ${datesWords(waiting)}`] : []),
    ...(missed > 0 ? [`${datesWords(missed)} could not be joined`] : []),
  ];
  return parts.join(', ');
}

export const datesWords = (count: number) => quantity(count, 'date');
