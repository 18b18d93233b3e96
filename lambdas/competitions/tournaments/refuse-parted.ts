import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { Problem } from '#shared/contract/errors.ts';

/**
 * Two players with a block between them are no pair. The answer is that of a player who seeks no partner, so that neither
 * learns of the block.
 * @throws {Problem} tournament.noSeeker
 */
export async function refuseParted(
  userId: string,
  seekerId: string,
  { blocks }: { readonly blocks: Pick<BlockReader, 'isBlocked'> },
): Promise<void> {
  const both = await Promise.all([blocks.isBlocked(userId, seekerId), blocks.isBlocked(seekerId, userId)]);
  if (both.includes(true)) throw new Problem('tournament.noSeeker');
}
