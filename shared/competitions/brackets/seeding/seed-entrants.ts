import type { BracketConfiguration } from '../configuration.ts';
import { poolCross } from '../plan/pool-cross.ts';
import { protectPools } from '../plan/protect-pools.ts';
import { betterOf, type Qualified } from './qualify.ts';
import { randomOrder } from './random-order.ts';

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
