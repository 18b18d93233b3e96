import { mostWatched, mostWatches, type SocketMessage, type SocketWatching } from '#shared/messages/socket.ts';
import { isSocketUp, liveSocket } from './live-socket.ts';
import { newsCame } from './news.ts';

/** After that, a message that got no answer is taken for lost. */
const answerMs = 10_000;

interface Shown {
  readonly thing: string;
  /** When the page began to read it. */
  readonly readAt: () => number;
}

const shown = new Set<Shown>();
let watched: readonly string[] = [];
let askedAt: number | undefined;
let asked = 0;

/** Whether the socket says when the thing changes: the server answered that it will. */
export const isWatched = (thing: string): boolean => isSocketUp() && watched.includes(thing);

/** Watches a thing while the page shows it. Returns how to stop. */
export function watchWhileShown(one: Shown): () => void {
  shown.add(one);
  askToWatch();
  return () => void shown.delete(one);
}

/** Says over the socket what the page shows, where it is not watched yet: one message at a time, so that the last one counts. */
export function askToWatch(): void {
  const things = [...new Set([...shown].map(({ thing }) => thing))].slice(0, mostWatched);
  const now = Date.now();
  const isUnderway = askedAt !== undefined && now - askedAt < answerMs;
  if (!isSocketUp() || isUnderway || asked >= mostWatches || things.every((thing) => watched.includes(thing))) return;
  const readAt = Math.min(...[...shown].map((one) => one.readAt()));
  const message: SocketMessage = { action: 'watch', things, readAgoMs: Math.max(0, now - readAt) };
  askedAt = now;
  asked += 1;
  liveSocket.current?.send(JSON.stringify(message));
}

/** A new socket watches nothing yet. */
export function watchOnNewSocket(): void {
  forgetWatched();
  asked = 0;
  askToWatch();
}

/** A socket that ended watches nothing more. */
export function forgetWatched(): void {
  watched = [];
  askedAt = undefined;
}

/** The server answered what it watches, and what changed before it did. */
export function heardWatching({ watching, changed }: SocketWatching): void {
  watched = watching;
  askedAt = undefined;
  if (changed.length > 0) newsCame(changed);
  askToWatch();
}
