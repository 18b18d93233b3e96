import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { between } from '#lambdas/people/ports/between.ts';
import { type Dealing, mayDeal } from '#shared/people/privacy/who-sees.ts';

/**
 * The people these may deal with in one way, as blocks stand now: all of them must be allowed to. `isConnected` where
 * something else says already that they know each other.
 */
export async function reachableFrom(
  userIds: readonly string[],
  dealing: Dealing,
  blocks: Pick<BlockReader, 'partedFrom'>,
  now: Date,
  isConnected = false,
): Promise<(person: Account) => boolean> {
  const parted = await Promise.all(
    userIds.map(async (viewerId) => ({ viewerId, ...(await blocks.partedFrom(viewerId)) })),
  );
  return (person) =>
    parted.every(({ viewerId, ...blocked }) => mayDeal(dealing, between(viewerId, person, blocked, now, isConnected)));
}
