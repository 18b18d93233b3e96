import type { EntityItem } from 'electrodb';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { appearanceEntity } from './appearance.entity.ts';

type Row = EntityItem<ReturnType<typeof appearanceEntity>>;
export type Appearance = Pick<Row, 'eventId' | 'gameTypeId' | 'endedAt'>;

interface Appearances {
  /** Safe to repeat. */
  keep(appearance: Appearance, userIds: readonly string[]): Promise<void>;
  /** The latest first, as far as the last hundred of each reach. */
  sharedBy(one: string, other: string): Promise<readonly Appearance[]>;
}

const keptSeconds = 365 * 24 * 60 * 60;
const atOnce = 8;
const looksAt = 100;
const mostShared = 10;

export function createAppearances(table: Table, retry: Retry = createRetry()): Appearances {
  const rows = appearanceEntity(table);
  const latest = async (userId: string) =>
    (await rows.query.byPerson({ userId }).go({ order: 'desc', limit: looksAt })).data;
  return {
    keep: async ({ eventId, gameTypeId, endedAt }, userIds) => {
      const expires = Math.floor(Date.parse(endedAt) / 1000) + keptSeconds;
      await inParallel([...userIds], atOnce, async (userId) => {
        await retry(() => rows.put({ eventId, gameTypeId, endedAt, userId, expires }).go());
      });
    },
    sharedBy: async (one, other) => {
      const [mine, theirs] = await Promise.all([latest(one), latest(other)]);
      const were = new Set(theirs.map(({ eventId }) => eventId));
      return mine
        .filter(({ eventId }) => were.has(eventId))
        .slice(0, mostShared)
        .map(({ eventId, gameTypeId, endedAt }) => ({ eventId, gameTypeId, endedAt }));
    },
  };
}
