import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { cellId, cellOf, cellsWithin } from '#shared/discovery/grid.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import type { PoolEntry } from '#shared/events/substitutes/rules.ts';
import type { SubstituteProfile } from '#shared/events/substitutes/schemas.ts';
import { substituteCardEntity } from '../substitute-card.entity.ts';
import { substituteProfileEntity } from '../substitute-profile.entity.ts';

/** As many people of one area as one look considers. */
const mostOfArea = 500;
/** 51 km: a circle of fifty miles touches at most 25 of them. */
const level = 'coarse';

/** Who may be asked to substitute. */
export interface PoolStore {
  /** Strongly consistent. */
  find(userId: string): Promise<SubstituteProfile | undefined>;
  /** What is said and where it is found change together. */
  save(userId: string, profile: SubstituteProfile): Promise<void>;
  /** They are asked for nothing any more. Safe to repeat. */
  remove(userId: string): Promise<void>;
  /** All of a sport around a point, and some farther away; one request to the table for each area. */
  listNear(gameTypeId: string, point: Point, radiusMiles: number): Promise<readonly PoolEntry[]>;
}

export function createPoolStore(table: Table, retry: Retry = createRetry()): PoolStore {
  const entities = { profile: substituteProfileEntity(table), card: substituteCardEntity(table) };
  const { transaction } = new Service(entities);
  const read = async (userId: string) =>
    (await entities.profile.get({ userId }).go({ consistent: true })).data ?? undefined;

  const trySave = async (userId: string, profile: SubstituteProfile) => {
    const before = await read(userId);
    const cards = cardsOf(userId, profile);
    const was = before ? cardsOf(userId, before.profile as SubstituteProfile) : [];
    const gone = was.filter(({ area }) => cards.every((card) => card.area !== area));
    const refused = await commit(
      transaction.write(({ profile: profiles, card }) => {
        const row = profiles.put({ userId, version: (before?.version ?? 0) + 1, profile });
        return [
          row
            .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
            .commit(),
          ...gone.map(({ area }) => card.delete({ area, userId }).commit()),
          ...cards.map((one) => card.put(one).commit()),
        ];
      }),
    );
    if (refused.length > 0) throw profileMoved();
  };

  return {
    find: async (userId) => (await read(userId))?.profile as SubstituteProfile | undefined,
    save: (userId, profile) => retry(() => trySave(userId, profile)),
    remove: async (userId) => {
      const before = await read(userId);
      if (!before) return;
      const keys = cardsOf(userId, before.profile as SubstituteProfile).map(({ area }) => ({ area, userId }));
      if (keys.length > 0) await entities.card.delete(keys).go();
      await entities.profile.delete({ userId }).go();
    },
    listNear: async (gameTypeId, point, radiusMiles) => {
      const areas = cellsWithin(level, point, radiusMiles).map((cell) => `${gameTypeId}/${cellId(cell)}`);
      const pages = await Promise.all(
        areas.map((area) => entities.card.query.byArea({ area }).go({ pages: 1, limit: mostOfArea })),
      );
      return pages.flatMap(({ data }) => data.map(({ entry }) => entry as PoolEntry));
    },
  };
}

function cardsOf(userId: string, { sports, city, ...asked }: SubstituteProfile) {
  const home = { lat: city.lat, lng: city.lng };
  const cell = cellId(cellOf(level, home));
  return sports
    .filter(({ available }) => available)
    .map(({ gameTypeId, level, positions }) => {
      const entry: PoolEntry = { ...asked, userId, home, level, positions };
      return { area: `${gameTypeId}/${cell}`, userId, entry };
    });
}

/** The person saved twice at once: the same as any other contention. */
const profileMoved = () => contention('The profile moved');
