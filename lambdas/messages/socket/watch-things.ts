import type { SocketMessage, SocketWatching } from '#shared/messages/socket.ts';
import type { SendToSocket } from '../live/connect-sockets.ts';
import type { WatchStore } from '../presence/watch-store.ts';

interface Ports {
  readonly watches: Pick<WatchStore, 'watch' | 'changedSince'>;
  readonly send: SendToSocket;
}

/** What a message may take on its way, and what a page may take to be read: what changed in it is said once too often. */
const underwayMs = 15_000;

/**
 * Keeps what a page shows, and says which of it changed since the page read it. It looks after it has kept it, and news are
 * noted before its watchers are listed: so a change is found here or said there. Which things there are, and who may see
 * them, is decided when the page asks for them: here an id that leads to nothing hears nothing.
 */
export async function watchThings(
  connectionId: string,
  { things, readAgoMs }: Extract<SocketMessage, { action: 'watch' }>,
  { watches, send }: Ports,
  now: Date,
): Promise<void> {
  if (!(await watches.watch(connectionId, things, now))) return;
  const since = now.getTime() - readAgoMs - underwayMs;
  const found = await Promise.all(things.map((thingId) => watches.changedSince(thingId, since, now)));
  const watching: SocketWatching = { watching: things, changed: things.filter((_, index) => found[index]) };
  await send(connectionId, JSON.stringify(watching));
}
