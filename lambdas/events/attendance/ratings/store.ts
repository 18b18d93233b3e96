import type { EntityItem } from 'electrodb';
import { Service } from 'electrodb';
import { ratedShownFrom } from '#shared/events/attendance.ts';
import { commit } from '../../../kernel/commit.ts';
import { contention } from '../../../kernel/conditions.ts';
import { createRetry, type Retry } from '../../../kernel/retry.ts';
import type { Table } from '../../../kernel/table.ts';
import type { Person } from '../../line.ts';
import { eventTallyEntity } from '../event-tally.entity.ts';
import { eventRatingEntity } from './event-rating.entity.ts';
import { hostTallyEntity } from './host-tally.entity.ts';

type Row = EntityItem<ReturnType<typeof eventRatingEntity>>;

/** How many people rated an event, and how. */
interface Rated {
  readonly count: number;
  /** 1 to 5, to a tenth. Absent without ratings. */
  readonly average?: number;
}

/** What people think of events. A rating, its event's counters and its hosts' change in one transaction. */
export interface RatingStore {
  find(person: Person): Promise<Row | undefined>;
  /** Rating again changes the rating. */
  save(rating: Omit<Row, 'version'>): Promise<void>;
  /** Newest first. */
  list(eventId: string): Promise<readonly Row[]>;
  count(eventId: string): Promise<Rated>;
  /** How many ratings the events of a host have, and how they are. */
  countOfHost(userId: string): Promise<Rated>;
}

export function createRatingStore(table: Table, retry: Retry = createRetry()): RatingStore {
  const ratings = eventRatingEntity(table);
  const tallies = eventTallyEntity(table);
  const hosts = hostTallyEntity(table);
  const { transaction } = new Service({ rating: ratings, tally: tallies, host: hosts });
  const find: RatingStore['find'] = async ({ eventId, userId }) =>
    (await ratings.get({ eventId, userId }).go({ consistent: true })).data ?? undefined;

  return {
    find,
    save: (rating) =>
      retry(async () => {
        const before = await find(rating);
        if (before?.stars === rating.stars && before.text === rating.text) return;
        const { hostIds = [] } = before ?? rating;
        const change = changeOf(before, rating);
        const refused = await commit(
          transaction.write(({ rating: rows, tally, host }) => [
            rows
              .put({ ...rating, hostIds, version: (before?.version ?? 0) + 1 })
              .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
              .commit(),
            tally.upsert({ eventId: rating.eventId }).add(change).commit(),
            ...hostIds.map((userId) => host.upsert({ userId }).add(change).commit()),
          ]),
        );
        if (refused.length > 0) throw ratedMeanwhile();
      }),
    list: async (eventId) => {
      const { data } = await ratings.query.byEvent({ eventId }).go({ consistent: true, pages: 'all' });
      return data.toSorted((a, b) => b.ratedAt.localeCompare(a.ratedAt));
    },
    count: async (eventId) => toRated((await tallies.get({ eventId }).go()).data),
    countOfHost: async (userId) => toRated((await hosts.get({ userId }).go()).data),
  };
}

function toRated(tally: { readonly ratings?: number; readonly stars?: number } | null): Rated {
  const { ratings: count = 0, stars = 0 } = tally ?? {};
  return { count, ...(count > 0 && { average: Math.round((stars / count) * 10) / 10 }) };
}

const changeOf = (before: Row | undefined, { stars }: Pick<Row, 'stars'>) =>
  before ? { ratings: 0, stars: stars - before.stars } : { ratings: 1, stars };

/** Enough people rated it for everybody to see what they think. */
export const shownRating = ({ count, average }: Rated): { count: number; average: number } | undefined =>
  count >= ratedShownFrom && average !== undefined ? { count, average } : undefined;

const ratedMeanwhile = () => contention('A rating moved');
