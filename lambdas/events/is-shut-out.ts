import { hostIdsOf } from '#shared/events/hosting.ts';
import type { Account } from '../kernel/accounts.ts';
import type { BlockReader } from '../kernel/blocks.ts';
import { actorOf, type Caller } from '../kernel/serve.ts';
import type { EventStore } from './store.ts';

type Events = Pick<EventStore, 'find'>;
type Blocks = Pick<BlockReader, 'partedFrom'>;

/** Whether a host blocked the caller: an event of theirs is not there to be joined. */
export const isShutOut = async (
  { eventId }: { readonly eventId: string },
  caller: Caller,
  events: Events,
  blocks: Blocks,
): Promise<boolean> => isBlockedByHost(eventId, { ...caller.account, userId: actorOf(caller).userId }, events, blocks);

/** Whether a host of an event blocked somebody. Hardly anybody is blocked, and is looked up. */
export async function isBlockedByHost(
  eventId: string,
  { userId, blockedBy: count }: Pick<Account, 'userId' | 'blockedBy'>,
  events: Events,
  blocks: Blocks,
): Promise<boolean> {
  if (!count) return false;
  const [event, { blockedBy }] = await Promise.all([events.find(eventId), blocks.partedFrom(userId)]);
  return event !== undefined && hostIdsOf(event).some((host) => blockedBy.has(host));
}
