import * as z from 'zod';

/** What a browser says over the WebSocket: `ping` at least every five minutes, `offline` when its person signs out. */
export const SocketMessage = z.strictObject({ action: z.enum(['ping', 'offline']) });
export type SocketMessage = z.infer<typeof SocketMessage>;

/** What a browser hears: that there is something new of a kind. What it is the page asks for itself. */
export const SocketNews = z.object({ news: z.enum(['notifications']) });
export type SocketNews = z.infer<typeof SocketNews>;
