import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import type { SocketNews } from '#shared/messages/socket.ts';
import type { SocketStore } from '../presence/store.ts';
import type { SendToSocket } from './connect-sockets.ts';

export interface SayPorts {
  readonly store: Pick<SocketStore, 'removeConnection'>;
  readonly send: SendToSocket;
}

interface Ports extends SayPorts {
  readonly store: Pick<SocketStore, 'connectionsOf' | 'removeConnection'>;
}

const atOnce = 4;
const news: SocketNews = { news: 'notifications' };

/**
 * Says that there is something new, and nothing of what it is: the page asks for that as ever, with the rights that its
 * person has then. Nothing depends on it, so a socket that fails is left alone and a closed one is forgotten.
 */
export async function sayNews(userId: string, ports: Ports, now: Date): Promise<void> {
  const open = (await ports.store.connectionsOf(userId)).filter(({ leaseUntil }) => leaseUntil > now.getTime());
  await inParallel(open, atOnce, ({ connectionId }) => sayOn(connectionId, news, ports));
}

/** Says it on one socket; false where that is gone, and forgotten. */
export async function sayOn(connectionId: string, words: SocketNews, { store, send }: SayPorts): Promise<boolean> {
  try {
    if ((await send(connectionId, JSON.stringify(words))) === 'sent') return true;
    await store.removeConnection(connectionId);
    return false;
  } catch (error) {
    log.warn('A socket took no news', { error: error instanceof Error ? error.name : typeof error });
    return true;
  }
}
