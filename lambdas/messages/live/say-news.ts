import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import type { SocketNews } from '#shared/messages/socket.ts';
import type { SocketStore } from '../presence/store.ts';

export type SendToSocket = (connectionId: string, text: string) => Promise<'sent' | 'gone'>;

interface Ports {
  readonly store: Pick<SocketStore, 'connectionsOf' | 'removeConnection'>;
  readonly send: SendToSocket;
}

const atOnce = 4;
const news: SocketNews = { news: 'notifications' };

/**
 * Says that there is something new, and nothing of what it is: the page asks for that as ever, with the rights that its
 * person has then. Nothing depends on it, so a socket that fails is left alone and a closed one is forgotten.
 */
export async function sayNews(userId: string, { store, send }: Ports, now: Date): Promise<void> {
  const open = (await store.connectionsOf(userId)).filter(({ leaseUntil }) => leaseUntil > now.getTime());
  await inParallel(open, atOnce, async ({ connectionId }) => {
    try {
      if ((await send(connectionId, JSON.stringify(news))) === 'gone') await store.removeConnection(connectionId);
    } catch (error) {
      log.warn('A socket took no news', { error: error instanceof Error ? error.name : typeof error });
    }
  });
}
