import type { BracketConfiguration } from './configuration.ts';
import { poolCross } from './pool-cross.ts';
import { protectPools } from './protect-pools.ts';
import { betterOf, type Qualified } from './qualify.ts';
import { randomOrder } from './random-order.ts';

export interface SeedingWish {
  readonly decided: readonly string[];
  /** Best first, where people are seeded by hand; others follow as they stand. */
  readonly picked: readonly string[];
  /** What a random order is made from. */
  readonly drawText: string;
}

/** Everybody who is in, best seed first. */
export function seedEntrants(
  { seeding, protectSamePool }: Pick<BracketConfiguration, 'seeding' | 'protectSamePool'>,
  qualified: readonly Qualified[],
  { decided, picked, drawText }: SeedingWish,
): Qualified[] {
  const standing = [...qualified].sort(betterOf(decided));
  if (seeding === 'manual') return [...standing].sort((a, b) => pickedAt(a, picked) - pickedAt(b, picked));
  if (seeding === 'ratings') return [...standing].sort((a, b) => (b.row?.rating ?? 0) - (a.row?.rating ?? 0));
  const order = seeding === 'random_seeded' ? randomOrder(standing, drawText) : standing;
  const pools = [...new Set(qualified.map(({ groupId }) => groupId))];
  const crossed = seeding === 'pool_cross' ? poolCross(qualified, pools) : undefined;
  return crossed ?? (protectSamePool ? protectPools(order) : order);
}

function pickedAt({ slot }: Qualified, picked: readonly string[]): number {
  const at = slot.slotState === 'set' ? picked.indexOf(slot.entrantId) : -1;
  return at < 0 ? picked.length : at;
}
