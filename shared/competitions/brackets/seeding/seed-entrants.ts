import type { BracketConfiguration } from '../configuration.ts';

import { protectPools } from '../plan/protect-pools.ts';
import { betterOf, type Qualified } from './qualify.ts';

import { seedOrder } from './seed-order.ts';

export interface SeedingWish {
  readonly decided: readonly string[];
  /** Best first, where people are seeded by hand; others follow as they stand. */
  readonly picked: readonly string[];
  /** What a random order is made from. */
  readonly drawText: string;
}

type Seeding = Pick<BracketConfiguration, 'seeding' | 'protectSamePool'>;

/** All entrants who are in, best seed first. */
export function seedEntrants(asked: Seeding, qualified: readonly Qualified[], wish: SeedingWish): Qualified[] {
  const pools = [...new Set(qualified.map(({ groupId }) => groupId))];
  const crossed = asked.seeding === 'pool_cross' ? poolCross(qualified, pools) : undefined;
  return crossed ?? ofAnyGroup(ordered(asked, qualified, wish));
}

function ordered(
  { seeding, protectSamePool }: Seeding,
  qualified: readonly Qualified[],
  { decided, picked, drawText }: SeedingWish,
): Qualified[] {
  const standing = [...qualified].sort(betterOf(decided));
  if (seeding === 'manual') return [...standing].sort((a, b) => pickedAt(a, picked) - pickedAt(b, picked));
  if (seeding === 'ratings') return [...standing].sort((a, b) => (b.row?.rating ?? 0) - (a.row?.rating ?? 0));
  const order = seeding === 'random_seeded' ? randomOrder(standing, drawText) : standing;
  return protectSamePool ? protectPools(order) : order;
}

/** Where results over several groups decide the order of one place, it is not known yet which group a seed comes from. */
const ofAnyGroup = (order: readonly Qualified[]): Qualified[] =>
  order.map((one) => {
    const isOpen = ({ slot, rank }: Qualified) => slot.slotState === 'tbd' && rank === one.rank;
    if (!isOpen(one) || order.filter(isOpen).length < 2) return one;
    return { ...one, slot: { slotState: 'tbd', waitsFor: `Place ${one.rank} of a group` } };
  });

function pickedAt({ slot }: Qualified, picked: readonly string[]): number {
  const at = slot.slotState === 'set' ? picked.indexOf(slot.entrantId) : -1;
  return at < 0 ? picked.length : at;
}

/**
 * The first two of each pool, crossed over: A1-B2, C1-D2 in the top half, B1-A2, D1-C2 in the bottom half. Nothing where pools
 * are not 2, 4, 8 and so on with two each.
 * @param groupIds the pools, A first
 * @returns who is seeded, best first
 */
function poolCross(qualified: readonly Qualified[], groupIds: readonly string[]): Qualified[] | undefined {
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

/** The same order for the same text: any holder of the text can verify that it was not chosen. */
function randomOrder<T>(all: readonly T[], text: string): T[] {
  const next = numbersFrom(text);
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Numbers from 0 to below 1: FNV-1a of the text, gone on with by mulberry32. */
function numbersFrom(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
