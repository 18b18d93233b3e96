import type { Qualified } from '../seeding/qualify.ts';
import { seedOrder } from '../seeding/seed-order.ts';

/**
 * The first two of each pool, crossed over: A1-B2, C1-D2 in the top half, B1-A2, D1-C2 in the bottom half. Nothing where pools
 * are not 2, 4, 8 and so on with two each.
 * @param groupIds the pools, A first
 * @returns who is seeded, best first
 */
export function poolCross(qualified: readonly Qualified[], groupIds: readonly string[]): Qualified[] | undefined {
  const pools = groupIds.length;
  if (pools < 2 || !Number.isInteger(Math.log2(pools)) || qualified.length !== 2 * pools) return undefined;
  const placed = (pool: number, rank: number) =>
    qualified.find((one) => one.groupId === groupIds[pool] && one.rank === rank);
  const evenPools = Array.from({ length: pools / 2 }, (_, index) => 2 * index);
  const inSlots = [
    ...evenPools.flatMap((pool) => [placed(pool, 1), placed(pool + 1, 2)]),
    ...evenPools.flatMap((pool) => [placed(pool + 1, 1), placed(pool, 2)]),
  ];
  const bySeed: Qualified[] = [];
  for (const [slot, seed] of seedOrder(2 * pools).entries()) {
    const one = inSlots[slot];
    if (!one) return undefined;
    bySeed[seed - 1] = one;
  }
  return bySeed;
}
