import type { Table } from '#lambdas/kernel/data/table.ts';
import { ratedShownFrom } from '#shared/events/attendance/attendance.ts';
import { eventTallyEntity } from '../event-tally.entity.ts';
import { hostTallyEntity } from './host-tally.entity.ts';

/** How many people rated an event, and how. */
interface Rated {
  readonly count: number;
  /** 1 to 5, to a tenth. Absent without ratings. */
  readonly average?: number;
}

/** What pages say of ratings. */
export interface RatingReader {
  count(eventId: string): Promise<Rated>;
  /** How many ratings the events of a host have, and how they are. */
  countOfHost(userId: string): Promise<Rated>;
}

export function createRatingReader(table: Table): RatingReader {
  const tallies = eventTallyEntity(table);
  const hosts = hostTallyEntity(table);
  return {
    count: async (eventId) => toRated((await tallies.get({ eventId }).go()).data),
    countOfHost: async (userId) => toRated((await hosts.get({ userId }).go()).data),
  };
}

function toRated(tally: { readonly ratings?: number; readonly stars?: number } | null): Rated {
  const { ratings: count = 0, stars = 0 } = tally ?? {};
  return { count, ...(count > 0 && { average: Math.round((stars / count) * 10) / 10 }) };
}

/** Enough people rated it for the public to see what they think. */
export const shownRating = ({ count, average }: Rated): { count: number; average: number } | undefined =>
  count >= ratedShownFrom && average !== undefined ? { count, average } : undefined;
