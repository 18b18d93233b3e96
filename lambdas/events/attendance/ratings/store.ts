import type { EntityItem } from 'electrodb';
import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Person } from '../../rsvp/line/line.ts';
import { eventTallyEntity } from '../event-tally.entity.ts';
import { eventRatingEntity } from './event-rating.entity.ts';
import { hostTallyEntity } from './host-tally.entity.ts';
import { createRatingReader, type RatingReader } from './reader.ts';

type Row = EntityItem<ReturnType<typeof eventRatingEntity>>;

/** What people think of events. A rating, its event's counters and its hosts' change in one transaction. */
export interface RatingStore extends RatingReader {
  find(person: Person): Promise<Row | undefined>;
  /** Rating again changes the rating. */
  save(rating: Omit<Row, 'version'>): Promise<void>;
  /** Newest first. */
  list(eventId: string): Promise<readonly Row[]>;
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
    ...createRatingReader(table),
  };
}

const changeOf = (before: Row | undefined, { stars }: Pick<Row, 'stars'>) =>
  before ? { ratings: 0, stars: stars - before.stars } : { ratings: 1, stars };

const ratedMeanwhile = () => contention('A rating moved');
