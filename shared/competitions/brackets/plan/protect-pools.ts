import type { Qualified } from '../seeding/qualify.ts';
import { seedOrder, slotsFor } from '../seeding/seed-order.ts';

/**
 * Moves people among those of the same place in their groups, so that as few as can be meet an entrant of their own pool before
 * the final, and fewer in the first round than later. Who was first of their pool stays ahead of every second.
 */
export function protectPools(bySeed: readonly Qualified[]): Qualified[] {
  const slots = slotsFor(bySeed.length);
  const slotBySeed = new Map(seedOrder(slots).map((seed, slot) => [seed, slot]));
  const position = (index: number) => slotBySeed.get(index + 1) ?? 0;
  let best = [...bySeed];
  for (let improved = true; improved; ) {
    const found = betterSwap(best, position, slots);
    improved = found !== undefined;
    best = found ?? best;
  }
  return best;
}

type Position = (index: number) => number;

/** The first exchange that is for the better. */
function betterSwap(order: readonly Qualified[], position: Position, slots: number): Qualified[] | undefined {
  const before = order.map((_, index) => clashesOf(order, index, position, slots));
  for (let index = 0; index < order.length; index += 1) {
    if (before[index] === 0) continue;
    const other = order.findIndex(
      (one, at) => at !== index && one.rank === order[index]?.rank && gains(order, index, at, position, slots),
    );
    if (other >= 0) return swapped(order, index, other);
  }
  return undefined;
}

function gains(order: readonly Qualified[], a: number, b: number, position: Position, slots: number): boolean {
  const cost = (tried: readonly Qualified[]) =>
    clashesOf(tried, a, position, slots) + clashesOf(tried, b, position, slots);
  return cost(swapped(order, a, b)) < cost(order);
}

const swapped = (order: readonly Qualified[], a: number, b: number): Qualified[] =>
  order.map((one, index) => (index === a ? order[b] : index === b ? order[a] : one) ?? one);

/** What the others of an entrant's pool weigh: the more the earlier they would meet, nothing in the final. */
function clashesOf(order: readonly Qualified[], index: number, position: Position, slots: number): number {
  const own = order[index];
  return order.reduce((sum, other, at) => {
    if (at === index || other.groupId !== own?.groupId) return sum;
    return sum + weightOf(position(index), position(at), slots);
  }, 0);
}

function weightOf(a: number, b: number, slots: number): number {
  const meetsInRound = Math.floor(Math.log2(a ^ b)) + 1;
  const rounds = Math.log2(slots);
  return meetsInRound === rounds ? 0 : 4 ** (rounds - meetsInRound);
}
