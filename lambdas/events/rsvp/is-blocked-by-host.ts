import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import type { EventStore } from '../details/store.ts';

/** Whether a host of an event blocked a player. Blocks are rare, so they are looked up. */
export async function isBlockedByHost(
  eventId: string,
  { userId, blockedBy: count }: Pick<Account, 'userId' | 'blockedBy'>,
  events: Pick<EventStore, 'find'>,
  blocks: Pick<BlockReader, 'partedFrom'>,
): Promise<boolean> {
  if (!count) return false;
  const [event, { blockedBy }] = await Promise.all([events.find(eventId), blocks.partedFrom(userId)]);
  return event !== undefined && hostIdsOf(event).some((host) => blockedBy.has(host));
}
