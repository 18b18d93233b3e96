import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { isBlockedByHost } from '../../rsvp/is-blocked-by-host.ts';
import type { EventStore } from '../store.ts';

/** Whether a host blocked the caller: an event of theirs is not there to be joined. */
export const isShutOut = async (
  { eventId }: { readonly eventId: string },
  caller: Caller,
  events: Pick<EventStore, 'find'>,
  blocks: Pick<BlockReader, 'partedFrom'>,
): Promise<boolean> => isBlockedByHost(eventId, { ...caller.account, userId: actorOf(caller).userId }, events, blocks);
