import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { WatchStore } from '../presence/watch-store.ts';
import { type SayPorts, sayOn } from './say-news.ts';

interface Ports extends SayPorts {
  readonly watches: Pick<WatchStore, 'noteNews' | 'watchersOf' | 'isWatching' | 'forget'>;
}

/** Of a thing that many look at. */
const atOnce = 16;

/**
 * Says to every page that shows a thing that it changed, and nothing of what it is: the page asks for that as ever, with the
 * rights that its reader has then.
 */
export async function sayChanged(thingId: string, ports: Ports, now: Date): Promise<void> {
  const { watches } = ports;
  await watches.noteNews(thingId, now);
  const words = { news: 'things' as const, things: [thingId] };
  await inParallel(await watches.watchersOf(thingId), atOnce, async (watcher) => {
    const isTold = (await watches.isWatching(watcher, now)) && (await sayOn(watcher.connectionId, words, ports));
    if (!isTold) await watches.forget(watcher);
  });
}
