import { isMinor } from '#shared/accounts/player-facts.ts';
import { switchesOf } from '#shared/accounts/privacy.ts';
import { type Dealing, mayDeal } from '#shared/accounts/who-sees.ts';
import type { Account } from '../kernel/accounts.ts';
import type { BlockReader } from '../kernel/blocks.ts';

/** Whom these people may deal with in one way, as blocks stand now: all of them must be allowed to. */
export async function reachableFrom(
  userIds: readonly string[],
  dealing: Dealing,
  blocks: Pick<BlockReader, 'partedFrom'>,
  now: Date,
): Promise<(person: Account) => boolean> {
  const parted = await Promise.all(
    userIds.map(async (viewerId) => ({ viewerId, ...(await blocks.partedFrom(viewerId)) })),
  );
  return (person) =>
    parted.every(({ viewerId, blocked, blockedBy }) =>
      mayDeal(dealing, {
        viewer: viewerId === person.userId ? 'self' : 'somebody',
        blocks: blocked.has(person.userId),
        isBlocked: blockedBy.has(person.userId),
        isConnected: false,
        isMinor: isMinor(person.birthdate, now),
        switches: switchesOf(person.privacy),
      }),
    );
}
