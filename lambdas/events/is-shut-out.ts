import type { BlockReader } from '../kernel/blocks.ts';
import { actorOf, type Caller } from '../kernel/serve.ts';
import { hostIdsOf } from './hosts/hosting.ts';
import type { EventStore } from './store.ts';

/** Whether a host blocked the caller: an event of theirs is not there to be joined. Hardly anybody is, and is looked up. */
export async function isShutOut(
  { eventId }: { readonly eventId: string },
  caller: Caller,
  events: Pick<EventStore, 'find'>,
  blocks: Pick<BlockReader, 'partedFrom'>,
): Promise<boolean> {
  if (!caller.account?.blockedBy) return false;
  const { userId } = actorOf(caller);
  const [event, { blockedBy }] = await Promise.all([events.find(eventId), blocks.partedFrom(userId)]);
  return event !== undefined && hostIdsOf(event).some((host) => blockedBy.has(host));
}
