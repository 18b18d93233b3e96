import * as z from 'zod';
import { EventId, GameId, TournamentId } from '../ids.ts';

/** What a page can show that others change. */
const WatchedThing = z.union([EventId, GameId, TournamentId]);

/** So many things one page shows at most. */
export const mostWatched = 8;

/**
 * What a browser says over the WebSocket: `ping` at least every five minutes, `offline` when its person signs out, and
 * `watch` with everything that its page shows. `readAgoMs` is how long ago it began to read them: by its own count, so that
 * nothing depends on its clock.
 */
export const SocketMessage = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['ping', 'offline']) }),
  z.strictObject({
    action: z.literal('watch'),
    things: z.array(WatchedThing).max(mostWatched),
    readAgoMs: z.int().min(0),
  }),
]);
export type SocketMessage = z.infer<typeof SocketMessage>;

/** What a browser hears: that there is something new of a kind. What it is the page asks for itself. */
export const SocketNews = z.discriminatedUnion('news', [
  z.object({ news: z.literal('notifications') }),
  z.object({ news: z.literal('things'), things: z.array(z.string()) }),
]);
export type SocketNews = z.infer<typeof SocketNews>;

/** What is watched from now on, and what of it changed since the browser read it. */
export const SocketWatching = z.object({ watching: z.array(z.string()), changed: z.array(z.string()) });
export type SocketWatching = z.infer<typeof SocketWatching>;

/** The last thing that a browser hears on a socket that is closed from this end: it waits before it opens another one. */
export const SocketClosing = z.object({ closed: z.enum(['request.tooMany', 'auth.required']) });
export type SocketClosing = z.infer<typeof SocketClosing>;

/**
 * Far more than a browser says: a ping every four minutes, on a socket that lives for two hours at most, and as many
 * `watch` as leave room for those.
 */
export const socketLimits: { readonly perConnection: number; readonly perPersonAndHour: number } = {
  perConnection: 120,
  perPersonAndHour: 600,
};

/** A browser that moves from page to page more often asks every few seconds instead. */
export const mostWatches = 80;
